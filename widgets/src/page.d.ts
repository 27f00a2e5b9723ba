// What the page may ask of an element. It looks only for what this package has drawn: elements of HTML, and where a value is read, fields.

type Heard<E> = E & { target: HTMLInputElement; relatedTarget: HTMLInputElement | null };

interface ParentNode {
  querySelector(selectors: string): HTMLInputElement | null;
  querySelectorAll(selectors: string): NodeListOf<HTMLInputElement>;
}

interface Element {
  closest(selectors: string): HTMLInputElement | null;
}

interface Node {
  /** A document or a shadow tree. */
  getRootNode(options?: GetRootNodeOptions): any;
}

interface HTMLElement {
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: Heard<HTMLElementEventMap[K]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

interface HTMLDivElement {
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: Heard<HTMLElementEventMap[K]>) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

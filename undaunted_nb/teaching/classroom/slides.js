// Slides without a library: the next key shows the next part of a slide, opens its answer, or goes on to the next slide.
const slides = [...document.querySelectorAll("section")];
const isStep = (part) => part.matches(".fragment") || !part.parentElement.closest("details");
const parts = () => [...slides[at].querySelectorAll(".fragment, details")].filter(isStep);
const isShown = (part) => (part.matches("details") ? part.open : part.classList.contains("on"));
const set = (part, shown) => (part.matches("details") ? (part.open = shown) : part.classList.toggle("on", shown));
let at = 0;

function show(number) {
  at = Math.max(0, Math.min(slides.length - 1, number));
  slides.forEach((slide, i) => (slide.hidden = i !== at));
  location.replace(`#${at + 1}`);
}

function next() {
  const part = parts().find((one) => !isShown(one));
  if (!part) return show(at + 1);
  set(part, true);
  part.scrollIntoView({ block: "nearest" });
}

function back() {
  const part = parts().filter(isShown).pop();
  if (part) set(part, false);
  else show(at - 1);
}

const keys = {
  ArrowRight: next, " ": next, PageDown: next, ArrowLeft: back, PageUp: back,
  Home: () => show(0), End: () => show(slides.length - 1),
  f: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
};
document.addEventListener("keydown", (event) => {
  const act = !event.ctrlKey && !event.altKey && !event.metaKey && keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
document.body.classList.add("on");
show(Number(location.hash.slice(1)) - 1 || 0);

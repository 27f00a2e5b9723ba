# A folder of scenarios as cards.

gallery-title = Сценарии в папке { $folder }: { $n }
gallery-empty = В папке { $folder } нет файлов сценариев.
gallery-no-folder = Папки { $folder } нет, или ее нельзя прочитать. Проверьте путь.
gallery-faulty = Этот файл не открывается:
gallery-length = Длительность
gallery-rounds = Половина игр длилась не дольше (раундов): { $n }. Самая долгая — { $most }.
gallery-wins = Кто побеждает
gallery-share = { $side } — { PERCENT($percent) }
gallery-shares = { $shares } (игр: { $n })
gallery-unmeasured = Пока не известно. { $call } играет и считает.

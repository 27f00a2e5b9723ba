# A folder of scenarios as cards.

gallery-title = Сценарії в теці { $folder }: { $n }
gallery-empty = У теці { $folder } немає файлів сценаріїв.
gallery-no-folder = Теки { $folder } немає, або її не можна прочитати. Перевірте шлях.
gallery-faulty = Цей файл не відкривається:
gallery-length = Тривалість
gallery-rounds = Половина ігор тривала не довше (раундів): { $n }. Найдовша – { $most }.
gallery-wins = Хто перемагає
gallery-share = { $side } – { PERCENT($percent) }
gallery-shares = { $shares } (ігор: { $n })
gallery-unmeasured = Ще не відомо. { $call } грає й рахує.

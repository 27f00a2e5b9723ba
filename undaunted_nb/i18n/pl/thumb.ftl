opponent-easiest = gracz losowy, najłatwiejszy
opponent-rookie = gracz świeży, w trzech czwartych losowy
opponent-novice = gracz początkujący, w połowie losowy
opponent-careful = gracz ostrożny
opponent-planner-quick = gracz planujący, szybki
opponent-planner = gracz planujący

opponent-easiest = gracz losowy, najłatwiejszy
opponent-novice = gracz początkujący, w połowie losowy
opponent-careful = gracz ostrożny
opponent-planner-quick = gracz planujący, szybki
opponent-planner = gracz planujący
opponent-planner-strong = gracz planujący, dokładny

game-north-africa = Nieustraszeni: Afryka Północna

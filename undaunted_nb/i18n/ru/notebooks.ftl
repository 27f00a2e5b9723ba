# What is said where a notebook is written.

notebooks-exists = такой файл уже есть; выберите другое имя или перезапишите его с --force.

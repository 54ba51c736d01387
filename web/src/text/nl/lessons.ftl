## Lessons
lesson-point = Wijs aan
lesson-try = Probeer: { $answer }
more-lessons = Meer lessen
lesson-about-reformation = De Reformatie
lesson-about-sea = Oorlog ter zee
lesson-about-succession = De Engelse troonopvolging
lesson-about-new_world = De Nieuwe Wereld
lesson-about-court = Aan het hof
lesson-about-war = In de oorlog

## Links
settings = Instellingen
your-pages = Je pagina’s
pages-for-all = Pagina’s voor iedereen
end-open = Hoe het ging

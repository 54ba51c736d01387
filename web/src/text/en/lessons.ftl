## Lessons
lesson-point = Show where
lesson-try = Try: { $answer }
more-lessons = More lessons
lesson-about-reformation = The Reformation
lesson-about-sea = War at sea
lesson-about-succession = England’s succession
lesson-about-new_world = The New World
lesson-about-court = At court
lesson-about-war = At war

## Links
settings = Settings
your-pages = Your pages
pages-for-all = Pages for everybody
end-open = How it came about

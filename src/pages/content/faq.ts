// The questions and answers of /faq: eight pairs. faq_{topic}_title is the question, faq_{topic}_answer the answer.

export const faq = {
  faq_title: 'Frequently Asked Questions',

  faq_beginners_title: 'I have never danced. Can I do this?',
  faq_beginners_answer:
    'Yes. The dance is made for people who walk like zombies. Each lesson teaches two pieces of 15 seconds, and you can slow each down to a quarter of its speed. About 30 minutes a day is plenty.',

  faq_practice_multiple_title: 'Can I practice a lesson more than once?',
  faq_practice_multiple_answer:
    'As often as you like. Completed lessons stay open, and you never lose a trophy by going back to one.',

  faq_rehearse_unlock_title: 'When does Rehearse unlock?',
  faq_rehearse_unlock_answer:
    'The Rehearse page opens when you have completed Part 1 (Days 1 to 4), so that you can try the whole dance early.\nThe Final Rehearsal card in your lesson list unlocks after Part 4, when Days 11 and 12 are completed.',

  faq_reset_progress_title: 'Can I reset my progress?',
  faq_reset_progress_answer:
    'You can untick anything on a practice list at any time. Completed lessons and trophies stay yours, and every lesson can be danced again as if it were new.\nTo start over with nothing, delete your account in your profile and sign up again.',

  faq_streaks_title: 'How do streaks work?',
  faq_streaks_answer:
    'Any learning activity keeps your streak for that day: dancing a piece to its end, ticking off a practice item, completing a lesson or finishing a rehearsal. A day ends at midnight where you live.\nIf you miss a day, the streak starts again at 1 the next time you practice. Lessons and trophies are not affected.',

  faq_trophy_unlock_title: 'How do I unlock trophies?',
  faq_trophy_unlock_answer:
    'Trophies unlock after Day 4, Day 8, Day 10 and Day 12. The final trophy comes when you have completed all 12 lessons and the Final Rehearsal.',

  faq_video_wont_load_title: "A video won't load. What can I do?",
  faq_video_wont_load_answer:
    'Check your connection and reload the page. If a video stays unavailable, the page says why and links to where it was published. Blockers for ads or cookies can also keep a video from loading: allow it for this site and try again. Still stuck? Tell us on the feedback page.',

  faq_when_event_title: 'When is the big day?',
  faq_when_event_answer:
    'Once a year, on the Saturday before Halloween, everywhere at the same moment. Your dashboard counts down to it in your own time. The organisers publish the details at https://thrilltheworld.com/.',
} as const;

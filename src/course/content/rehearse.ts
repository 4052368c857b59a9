// The rehearsal page.

export const rehearse = {
  rehearse_title: 'Final Rehearsal',
  rehearse_locked: 'Complete Part 1 to unlock Rehearse',
  rehearse_locked_text:
    'After Day 4 you can dance here what you know. After Day 12 comes the Final Rehearsal: the whole dance.',
  rehearse_back_to_lessons: 'Back to Lessons',
  rehearse_ready_title: 'Get Ready!',
  rehearse_ready_text:
    'Six minutes, start to finish. Clear some floor, find your place, breathe out for good.',
  rehearse_start: 'START',
  rehearse_start_now: 'Start now',
  rehearse_wait: 'Wait, not yet',
  rehearse_save_again: 'Save it again',
  rehearse_done_title: 'Congratulations!',
  rehearse_done_text: 'That was the whole dance. Somewhere a gravestone just fell over in applause.',
  rehearse_again: 'Keep Rehearsing',
  rehearse_back_to_learning: 'Back to Learning',
} as const;

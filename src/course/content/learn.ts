// Texts of what learners do: lessons, rehearsals, trophies.

import { trophies as definitions, type TrophyPart, trophyParts } from './trophies.ts';

/** Texts of the lesson list and the lesson page. */
export const learn = {
  /** The countdown also uses this English text when no label is stored (specification, section 8). */
  countdown_label: 'Countdown: {days} days {hours} hrs {minutes} min',
  learn_title: 'Your lessons',
  learn_part: 'Part {number}: {title}',
  learn_days: 'Days {first}-{last}',
  learn_lesson: 'DAY {day} - {title}',
  learn_status_locked: 'Locked',
  learn_status_unlocked: 'Ready',
  learn_status_in_progress: 'In progress',
  learn_status_completed: 'Completed',
  learn_trophy_locked: 'Complete Part {number} to unlock',
  learn_trophy_unlocked: 'Trophy Unlocked ✓',
  learn_rehearsal_title: 'Final Rehearsal',
  learn_rehearsal_text: 'The whole routine, start to scare.',
  learn_rehearsal_locked: 'Complete Part 4 to unlock',
  learn_rehearsal_early:
    'You can already dance what you know on the page Rehearse. This card opens after Day 12.',
  learn_rehearsal_complete: 'Complete',
  learn_tomorrow: 'Tomorrow: Day {day}',
  learn_modal_title: 'Trophy unlocked!',
  learn_modal_view: 'View Trophy',
  learn_modal_continue: 'Continue Learning',

  lesson_title: 'Day {day}: {title}',
  lesson_bar_label: 'Lesson steps',
  lesson_tabs_label: 'Steps of this lesson',
  lesson_updated: 'This lesson was updated.',
  lesson_updated_button: 'Show it now',
  lesson_tab_lesson: 'Lesson',
  lesson_tab_practice: 'Practice',
  lesson_tab_zombie_check: 'Zombie Check',
  lesson_part: 'Part {part} of {total}',
  lesson_practice_title: 'MY PRACTICE LIST',
  lesson_practice_empty: 'Nothing to tick off here. Dance it until it feels easy.',
  lesson_play_segment: 'Play this Segment',
  lesson_stop_loop: 'Stop Loop',
  lesson_reference_title: 'REFERENCE: CUES & LYRICS',
  lesson_warm_up_title: 'WARM UP FIRST!',
  lesson_warm_up_text:
    'Always warm up and stretch 5-10 minutes before you dance. Even the undead pull muscles.',
  lesson_previous: 'Previous',
  lesson_next: 'Next',
  lesson_complete: 'Mark Complete',
  lesson_completing: 'Completing...',
  lesson_completed: 'Completed ✓',
  lesson_locked: 'Complete Day {day} first',
  lesson_watch_on_video_service: 'Watch on YouTube',
} as const;

/** Texts of the trophies and of their page. */
export const trophies = {
  trophies_title: 'MY TROPHIES',
  trophies_back: 'Back to Learning',
  trophies_list: 'Trophies',
  trophies_previous: 'Previous trophy',
  trophies_next: 'Next trophy',
  trophies_earned: 'Earned {date}',
  trophy_locked_template: 'Complete Part {section} to unlock',
  ...words('title'),
  ...words('description'),
} as const;

/** Returns texts with keys such as trophy_part1_title, taken from the definitions of the trophies. */
function words<Word extends 'title' | 'description'>(word: Word) {
  const texts = trophyParts.map((part) => [`trophy_${part}_${word}`, definitions[part][word]]);
  return Object.fromEntries(texts) as Record<`trophy_${TrophyPart}_${Word}`, string>;
}

/** Texts of the rehearsal page. */
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

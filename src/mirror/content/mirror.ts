// Texts of the mirror: the learner's own camera beside the dancer, and takes of a segment. They can be
// edited like all texts, but come with the mirror's code and not with every page.

export const mirror = {
  mirror_label: 'You, in the mirror',

  mirror_words_title: 'Your camera stays yours',
  mirror_words_here: 'The picture stays on this device. It is never sent to us or to anybody else.',
  mirror_words_takes:
    'Films stay in this browser, at most 200 MB, until you delete them or sign out. You can keep one on purpose.',
  mirror_words_judge: 'Nobody rates you, and no face is looked for.',
  mirror_words_go: 'Turn the camera on',
  mirror_words_not: 'Not now',

  mirror_on: 'Camera is on',
  mirror_waiting: 'Waiting for the camera. Your browser may ask you first.',
  mirror_off: 'Turn the camera off',
  mirror_turn: 'Use the other camera',
  mirror_larger: 'Show me large',
  mirror_both: 'Show both alike',
  mirror_takes: 'Takes',
  mirror_record: 'Record this segment',
  mirror_record_stop: 'Stop and throw away',
  mirror_get_ready: 'Get to your place',
  mirror_recording: 'Recording',
  mirror_saving: 'Getting your take ready...',
  mirror_try_again: 'Try again',

  mirror_problem_none: 'No camera was found. Plug one in and try again. The dance goes on without it.',
  mirror_problem_refused:
    'The browser does not let this page use the camera. You can allow it at the lock or camera sign beside the address. The dance goes on without it.',
  mirror_problem_taken:
    'Another program uses the camera. Close it and try again. The dance goes on without it.',
  mirror_problem_insecure: 'Cameras work on secure pages (https) only. The dance goes on without it.',
  mirror_problem_failed: 'The camera does not answer. Try again, or dance on without it.',
  mirror_problem_lost: 'The camera is gone: unplugged, or taken away. Nothing else has changed.',
  mirror_problem_left: 'The camera was turned off when you left the page.',
  mirror_no_recording: 'This browser can show you, but cannot record films.',
  mirror_cancelled: 'The take was stopped, and nothing was kept.',
  mirror_turned:
    'The camera or the phone was turned in the middle. Nothing was kept: please record it again.',
  mirror_empty: 'The camera sent no pictures. Nothing was kept: please record it again.',
  mirror_not_kept:
    'This browser keeps no films: a private window, or no room left. You can watch this one until you leave it, and save it as a file.',
  mirror_lost_film: 'This film cannot be shown any more.',

  mirror_back: 'Back to the mirror',
  mirror_ghost: 'Ghost',
  mirror_before_after: 'First and latest',
  mirror_first: 'First, {date}',
  mirror_latest: 'Latest, {date}',
  mirror_take: 'Your take, {date}',
  mirror_curve: 'When you moved, and when the dancer did, over the counts',
  mirror_curve_you: 'You',
  mirror_curve_dancer: 'Dancer',
  mirror_time_in: 'In time on counts {first} to {last}',
  mirror_time_late_one: 'About a tenth late on counts {first} to {last}',
  mirror_time_late: 'About {count} tenths late on counts {first} to {last}',
  mirror_time_early_one: 'About a tenth early on counts {first} to {last}',
  mirror_time_early: 'About {count} tenths early on counts {first} to {last}',
  mirror_time_unknown: 'Not enough to see to tell the time.',

  mirror_list_title: 'Your takes on this device',
  mirror_list_none: 'No takes yet. Record a segment in the mirror, and it waits for you here.',
  mirror_list_size: '{count} of {total} MB',
  mirror_list_part: '{time} at {rate}x, {count} MB',
  mirror_list_watch: 'Watch',
  mirror_list_elsewhere: 'Open its lesson to watch it beside the dancer.',
  mirror_list_save: 'Save as a file',
  mirror_list_share: 'Share',
  mirror_list_delete: 'Delete',
  mirror_list_keep: 'Keep when I sign out',
  mirror_list_delete_all: 'Delete all',
  mirror_list_delete_sure: 'Really delete all {count}',
  mirror_list_failed: 'That did not work. Nothing was changed.',
  mirror_close: 'Close',
  mirror_share_ask: 'A film of you that is shared cannot be taken back. Share it?',
  mirror_share_ask_again: 'Have you asked a parent or guardian, and do you still want to share it?',
  mirror_share_yes: 'Yes, go on',
  mirror_share_no: 'No',
} as const;

export type MirrorKey = keyof typeof mirror;

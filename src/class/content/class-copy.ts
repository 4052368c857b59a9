// Texts of the class screen and of the phone that leads it. They travel with that page alone.

export const classCopy = {
  class_title: 'Class screen',
  class_lead: 'The dance on a projector, led from a phone. No account needed.',
  class_is_screen: 'This is the screen',
  class_is_screen_text: 'Open this on the computer at the projector. It shows a code for your phone.',
  class_is_screen_button: 'Show the dance here',
  class_is_remote: 'This is the phone',
  class_is_remote_text: 'Type the code from the screen, or scan its QR code with the camera.',
  class_code: 'Code on the screen',
  class_remote_button: 'Lead the screen',
  class_window: 'Lead the screen in the other window of this computer',
  class_window_text: 'Without any network: one window on the projector, one for you.',
  class_scan: 'Lead with your phone: scan, or type this code at {address}',
  class_no_server:
    'No server in reach: lead with this keyboard or a presenter’s clicker. Page keys: segment. Dot: play and stop. L: loop.',
  class_again: 'Looking for the server again…',
  class_crowded:
    'This browser has many class windows open: press here, and phones lead this one again. The keyboard goes on.',
  class_hide: 'Hide the code',
  class_show: 'Show the code',
  class_whole: 'Fill the screen',
  class_whole_leave: 'Leave the full screen',
  class_segment: 'Segment {number} of {total}, Day {day}',
  class_segment_only: 'Segment {number} of {total}',
  class_next: 'Then: {move}',
  class_play: 'Play',
  class_stop: 'Stop',
  class_loop: 'Loop this segment',
  class_before: 'Segment before',
  class_after: 'Next segment',
  class_speed: 'Speed',
  class_rate: '{rate}x',
  class_side: 'Side',
  class_connected: 'The screen follows.',
  class_lost: 'No answer from the screen. It is tried again by itself.',
  class_other: 'Another code',
} as const;

/** The server's answers; they are fixed, because tests and the contract rely on the words. */
export const classTexts = {
  unknown: 'No screen has this code now. Please check it, or open the screen again.',
} as const;

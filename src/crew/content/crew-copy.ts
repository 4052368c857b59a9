// The pages of crews. They travel with those pages alone (docs/decisions/071-crews.md).

export const crewCopy = {
  crew_title: 'My crew',
  crew_lead: 'People who rehearse together, with a leader who knows them.',
  crew_none: 'You are in no crew yet. Ask your leader for the code, or type it here.',
  crew_code_label: 'The crew’s code',
  crew_code_hint: 'Eight signs, such as 7K3M-9XQZ. Capitals and hyphens do not matter.',
  crew_code_look: 'Look it up',
  crew_leads_title: 'Crews that you lead',
  crew_people: '{count} in the crew',
  crew_person: '1 in the crew',
  crew_waiting: '{count} waiting for your yes',
  crew_waits_people: '{count} people wait for your yes',
  crew_waits_person: '1 person waits for your yes',
  crew_open_button: 'Open a crew',
  crew_open_title: 'Open a crew',
  crew_open_text:
    'A crew gets a code. Who has it and agrees can join. You see how far the crew is, never how far one person is.',
  crew_problem_age: 'Opening a crew is for adults.',
  crew_problem_address:
    'To lead a crew, your mail address must be proven: have a link mailed to it once, and open it. It leads back to this page.',
  crew_proof_button: 'Mail me a link',
  crew_proof_busy: 'Sending…',
  crew_proof_sent:
    'A link is on its way to {address}. It works once, for 10 minutes. Open it in this browser, or type its code here.',
  crew_problem_role:
    'Opening a crew is for instructors and coordinators. Are you one? Change your role in the profile.',
  crew_problem_role_link: 'To the profile',
  crew_name: 'Name of the crew',
  crew_place: 'Where you meet',
  crew_optional: '(optional)',
  crew_zone: 'Time zone of the crew',
  crew_approves: 'I say yes to each person who joins',
  crew_approves_hint: 'Without this, the code alone lets people in for two weeks.',
  crew_save: 'Save',
  crew_saved: 'Saved.',
  crew_conflict: 'This was changed in another place meanwhile. Look at what it says now, then save again.',
  crew_reload: 'Show what it says now',

  crew_join_title: 'Join a crew',
  crew_invited_title: 'You are invited to a crew',
  crew_invited_text:
    'A crew learns the zombie dance together: twelve short lessons, free, on your phone. Sign up or log in to see whose crew it is. Nothing is joined until you say yes.',
  crew_invited_lost:
    'A part of this link was lost on its way. Sign up or log in, then type the code of the invitation.',
  crew_invited_minors: 'Under 18? Read it together with a parent or guardian.',
  crew_invited_sign_up: 'Sign up and join',
  crew_invited_log_in: 'Log in',
  crew_join_known: 'You are in this crew already.',
  crew_join_leads_to: 'This code leads to {name}, led by {leader}.',
  crew_join_approval: '{leader} has to say yes before you are in.',
  crew_join_choices: 'Your choice, now and later',
  crew_join_button: 'Join {name}',
  crew_join_other: 'Another code',
  crew_joined: 'You are in.',
  crew_joined_waiting: 'Done. You are in as soon as {leader} has said yes.',

  crew_led_by: 'Led by {leader}',
  crew_member_waiting: '{leader} has not said yes yet.',
  crew_member_waiting_for: 'Rehearsals, and what the crew drills, are shown here once {leader} has said yes.',
  crew_leaderless: 'This crew has no leader now. Nothing more comes from it; you can leave it at any time.',
  crew_you_are: 'To {leader} you are {name}.',
  crew_you_are_named: '{leader} sees your first name.',
  crew_dancer: 'Dancer {number}',
  crew_choices_title: 'What {leader} may see',
  crew_shows_name: 'My first name',
  crew_counts: 'My lessons, in shares of the whole crew',
  crew_mails: 'Mail me what {leader} writes to the crew',
  crew_mails_held:
    'What a leader writes is mailed to proven addresses only. Have a link mailed to you once, and open it: it leads back to this page.',
  crew_leave: 'Leave this crew',
  crew_leave_sure: 'Leave {name}? Nothing of you stays in it. To come back you need the code.',
  crew_left: 'You have left the crew.',
  crew_offer_title: '{leader} would like you to lead this crew',
  crew_offer_text:
    'You would be responsible for it from then on, and {leader} would be out. Members are numbers to you until they show you their first name.',
  crew_offer_accept: 'I lead it from now on',
  crew_offer_decline: 'No, thank you',
  crew_until: 'This crew and everything in it is deleted on {date}.',
  crew_count_link: 'Count heads at the event',
  crew_count_later:
    'Do you help at a gate, or as a witness? From {date} on, the button to count heads is here.',

  crew_next_title: 'Next rehearsal',
  crew_next_none: 'No rehearsal is planned.',
  crew_rehearsal_there: '{time}, {minutes} minutes',
  crew_rehearsal_here: 'That is {time} for you.',
  crew_rehearsal_online: 'Online, in the room of that time',
  crew_rehearsal_room: 'To the room',
  crew_rehearsal_calendar: 'Add to calendar',
  crew_rehearsal_calendar_saved:
    'A calendar file was saved. Open it: your calendar then reminds you a day, an hour and ten minutes before.',
  crew_rehearsal_title: 'Rehearsal: {name}',
  crew_drills_title: 'The crew drills',
  crew_drills_none: 'Nothing is chosen yet.',
  crew_drills_day: 'Day {day}: {title}',

  crew_invite_title: 'Bring people in',
  crew_invite_text: 'Show this code, or share the link. Under 18, a parent or guardian reads along.',
  crew_invite_old: 'The code is more than two weeks old: each who uses it now needs your yes.',
  crew_invite_lost: 'The code can’t be shown any more. Please make a new one.',
  crew_invite_share: 'Share the link',
  crew_invite_shared: 'The link is copied.',
  crew_invite_copy: 'Please copy this address: {address}',
  crew_invite_reset: 'Make a new code',
  crew_invite_reset_sure:
    'Make a new code? The one before leads nowhere from then on, on flyers and in links too. Members stay in.',
  crew_invite_reset_done: 'The new code is {code}. The old one leads nowhere.',
  crew_qr: 'QR code: {address}',

  crew_members_title: 'Members',
  crew_members_none: 'Nobody has joined yet.',
  crew_members_privacy:
    'Members decide whether you see their first name. Nobody but you sees this list; please do not pass it on.',
  crew_members_all: 'Show all {count}',
  crew_member_yes: 'Yes',
  crew_member_no: 'No',
  crew_member_yes_to: 'Yes to {name}',
  crew_member_no_to: 'No to {name}',
  crew_member_remove: 'Take out',
  crew_member_remove_sure:
    'Take {name} out of the crew, and their counts out of the sum? With the code they could come back: make a new one if they should not.',
  crew_member_no_sure: 'Say no to {name}? They leave this list. With the code they could ask again.',
  crew_cancel: 'Keep it as it is',

  crew_focus_title: 'How far the crew is',
  crew_focus_few: 'Shares are shown from five counted members on, so that nobody can be picked out.',
  crew_focus_text: 'Of ten who agreed to be counted, so many have done each day. Made once a day.',
  crew_focus_share: 'Day {day}: {count} in 10',
  crew_focus_drill: 'Worth drilling: {days}',
  crew_drills_choose: 'What the crew drills now, three days at most',
  crew_drills_use: 'Use the suggestion',

  crew_rehearsals_title: 'Rehearsals',
  crew_rehearsal_add: 'Plan a rehearsal',
  crew_rehearsal_when: 'Day and time, on the clocks of {zone}',
  crew_rehearsal_when_wrong: 'Please choose a day and a time.',
  crew_rehearsal_minutes: 'Minutes',
  crew_rehearsal_minutes_wrong: 'Please enter 5 to 600 minutes.',
  crew_rehearsal_place: 'Where',
  crew_rehearsal_is_online: 'Online: meet in the room of that time and dance in step',
  crew_rehearsal_save: 'Plan it',
  crew_rehearsal_change: 'Change',
  crew_rehearsal_change_which: 'Change the rehearsal on {time}',
  crew_rehearsal_remove: 'Take out',
  crew_rehearsal_remove_sure:
    'Take the rehearsal on {time} out of the plan? Members no longer see it here. Who has it in a calendar has to be told.',
  crew_rehearsal_remove_which: 'Take out the rehearsal on {time}',

  crew_mail_title: 'Write to the crew',
  crew_mail_text:
    'It goes by mail to those who asked for that and have a proven address ({count}), three times a day at most. Minors get it by day.',
  crew_mail_nobody:
    'Nobody gets your mails yet: they go to those who switch them on on their crew page, and prove their mail address there. Tell your crew.',
  crew_mail_label: 'Your message',
  crew_mail_send: 'Send it',
  crew_mail_sent: 'On its way to {count}.',
  crew_mail_empty: 'Please write something.',

  crew_event_title: 'The day of the event',
  crew_event_text:
    'Run of the day, tally, roster, record, and everything to print. It works without a network.',
  crew_event_link: 'To the day',

  crew_settings_title: 'Name, place and end',
  crew_hand_over: 'Hand the crew over',
  crew_hand_over_text:
    'Choose a member. They are asked on their crew page; until they say yes you stay the leader. They must be adults with a proven address who teach or organize. Walk-ins’ names do not go along: save them as a file first, on the page of the day.',
  crew_hand_over_to: 'To whom',
  crew_hand_over_choose: 'Choose a member',
  crew_hand_over_offer: 'Ask them',
  crew_hand_over_waits: '{name} has been asked.',
  crew_hand_over_back: 'Take it back',
  crew_delete: 'Delete the crew',
  crew_delete_sure:
    'Delete {name} with its members, rehearsals, counts and record, and the walk-ins’ names on this device? This can’t be undone. Download your data first if you need the record.',
  crew_delete_yes: 'Delete it all',
  crew_deleted: 'The crew is deleted.',
  crew_back: 'All my crews',
  crew_sign_out_names:
    'Signing out deletes the walk-ins’ names on this device ({count}). Nobody else has them: print or save them before.',
  crew_sign_out_record:
    'Signing out deletes what you typed into the record of the event and did not save. Save it before.',
  crew_sign_out_all_the_same: 'Sign out all the same',
  crew_offline: 'Without a network: this is how it was when this device last heard of it.',
} as const;

export type CrewKey = keyof typeof crewCopy;

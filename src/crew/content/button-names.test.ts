import { expect, test } from 'vitest';
import { translations } from '#languages/content/translations.ts';
import { crewCopy } from './crew-copy.ts';
import { dayCopy } from './day-copy.ts';

const crewPages = { ...crewCopy, ...dayCopy };

/**
 * The ids of a button's text and of its accessible name. The accessible name also says which person or thing the button
 * is about.
 */
const shownAndNamed = [
  ['crew_member_yes', 'crew_member_yes_to'],
  ['crew_member_no', 'crew_member_no_to'],
  ['crew_rehearsal_change', 'crew_rehearsal_change_which'],
  ['crew_rehearsal_remove', 'crew_rehearsal_remove_which'],
  ['day_tally_take', 'day_tally_take_which'],
  ['day_tally_leave', 'day_tally_leave_which'],
] as const;

test.each(['en', ...Object.keys(translations)])(
  '%s: the accessible name of each button of crews has the words on the button, for people who steer by voice',
  (tag) => {
    const wordsOf = (key: keyof typeof crewPages) => {
      const text = translations[tag]?.texts[`copy:${key}`] ?? crewPages[key];
      return ` ${(text.toLowerCase().match(/[\p{L}\p{N}{}]+/gu) ?? []).join(' ')} `;
    };
    expect(shownAndNamed.filter(([shown, named]) => !wordsOf(named).includes(wordsOf(shown)))).toEqual([]);
  },
);

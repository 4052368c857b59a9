import { expect, test } from 'vitest';
import { faq } from '#pages/content/faq.ts';
import { legalDefaults, legalSections } from '#pages/content/legal.ts';
import { links } from '#platform/content/footer.ts';
import { allCopy, copyDefaults } from './texts.ts';

const texts = Object.entries(allCopy);

/** The placeholders that the screens fill in; any other would stay visible. */
const placeholders = new Set([
  'age_group',
  'address',
  'area',
  'backend_service',
  'clean',
  'completed',
  'code',
  'count',
  'date',
  'day',
  'days',
  'event',
  'first',
  'host',
  'host_service',
  'hours',
  'last',
  'leader',
  'mail_service',
  'message',
  'minutes',
  'move',
  'ms',
  'name',
  'names',
  'number',
  'page',
  'part',
  'payment_service',
  'place',
  'played',
  'ramp',
  'rate',
  'role',
  'section',
  'site_name',
  'time',
  'title',
  'total',
  'video_service',
  'zone',
]);

test.each(texts)('%s is a tidy text with known placeholders', (key, text) => {
  expect(key).toMatch(/^[a-z][a-z0-9_]*$/);
  expect(text).toBe(text.trim());
  expect(text).not.toBe('');
  expect(text).not.toMatch(/ {2}|\u00a0|<\w/);
  for (const [, name = ''] of text.matchAll(/\{([^}]*)\}/g)) expect(placeholders).toContain(name);
});

// §2.outward-addresses-copy-keys-https
test.each(Object.entries(links))('%s is an https or mail address', (key, address) => {
  expect(key).toMatch(/^link_/);
  const { protocol, hostname, pathname } = new URL(address);
  expect(['https:', 'mailto:']).toContain(protocol);
  expect(hostname || pathname).toMatch(/\w\.\w/);
});

// §3.ui-copy-key-text-all
test.each([
  ['onboarding_', 10],
  ['landing_', 40],
  ['dashboard_', 15],
  ['rehearse_card_', 6],
  ['trophy_', 11],
  ['community_card_', 3],
  ['footer_', 5],
  ['player_', 75],
  ['profile_', 20],
  ['faq_', 17],
  ['link_', 8],
  ['legal_', 40],
])('the family %s has at least %i texts', (prefix, count) => {
  expect(texts.filter(([key]) => key.startsWith(prefix)).length).toBeGreaterThanOrEqual(count);
});

// §2.learn-countdown-line-fallback-countdown §8.missing-countdown-label-missing-copy
test.each<[keyof typeof allCopy, string]>([
  ['countdown_label', 'Countdown: {days} days {hours} hrs {minutes} min'],
  ['dashboard_continue_count', "You've completed {completed} of 12 lessons"],
  ['dashboard_default_name', 'DANCER'],
  ['dashboard_trophy_none', 'Complete lessons to earn trophies!'],
  ['dashboard_trophy_recent', 'Recently Earned'],
  ['faq_title', 'Frequently Asked Questions'],
  ['feedback_counter', '{count} / 200 characters'],
  ['feedback_submit', 'Submit Feedback'],
  ['footer_community', 'Community'],
  ['footer_feedback', 'Feedback'],
  ['landing_hero_start', 'Start Learning Free'],
  ['landing_hero_watch', 'Watch How It Works'],
  ['learn_lesson', 'DAY {day} - {title}'],
  ['learn_trophy_locked', 'Complete Part {number} to unlock'],
  ['learn_trophy_unlocked', 'Trophy Unlocked ✓'],
  ['legal_updated', 'Last updated: October 2025'],
  ['lesson_complete', 'Mark Complete'],
  ['lesson_completed', 'Completed ✓'],
  ['lesson_practice_title', 'MY PRACTICE LIST'],
  ['lesson_reference_title', 'REFERENCE: CUES & LYRICS'],
  ['lesson_title', 'Day {day}: {title}'],
  ['lesson_warm_up_title', 'WARM UP FIRST!'],
  ['not_found_title', 'Oops! Page not found'],
  ['rehearse_card_complete_button', 'Practice Rehearsal'],
  ['rehearse_card_complete_title', 'All lessons complete! Keep rehearsing!'],
  ['rehearse_done_title', 'Congratulations!'],
  ['rehearse_locked', 'Complete Part 1 to unlock Rehearse'],
  ['trophies_title', 'MY TROPHIES'],
  ['trophy_locked_template', 'Complete Part {section} to unlock'],
])('%s has the specification’s words', (key, text) => {
  expect(allCopy[key]).toBe(text);
});

// §3.faq-keys-faq-title-faq §4.faq-text-trophies-final-trophy
test('the FAQ has eight whole pairs, the six topics of the specification among them', () => {
  const topics = Object.keys(faq).flatMap((key) => /^faq_(.+)_title$/.exec(key)?.[1] ?? []);
  const answered = Object.keys(faq).flatMap((key) => /^faq_(.+)_answer$/.exec(key)?.[1] ?? []);
  expect(topics).toHaveLength(8);
  expect(answered).toEqual(topics);
  for (const topic of [
    'reset_progress',
    'video_wont_load',
    'trophy_unlock',
    'rehearse_unlock',
    'streaks',
    'practice_multiple',
  ])
    expect(topics).toContain(topic);
});

// §4.faq-text-trophies-final-trophy
test('the FAQ states both locks of the rehearsal', () => {
  expect(faq.faq_rehearse_unlock_answer).toMatch(/Part 1/);
  expect(faq.faq_rehearse_unlock_answer).toMatch(/after Part 4/);
});

// §2.legal-topics-terms-disclaimer-privacy §4.faq-text-trophies-final-trophy
test.each<[keyof typeof allCopy, ...RegExp[]]>([
  ['faq_trophy_unlock_answer', /after Day 4, Day 8, Day 10 and Day 12/, /all 12 lessons and the Final Reh/],
  ['faq_streaks_answer', /^Any learning activity keeps/, /miss a day, the streak starts again at 1/],
  ['faq_practice_multiple_answer', /stay open, and you never lose a trophy/],
  ['legal_copyright_independence_text', /is independent of the event organiser/],
  ['legal_terms_age_text', /a parent or guardian must agree/],
  ['legal_terms_account_text', /You are responsible/],
  ['legal_terms_use_text', /Do not/],
  ['legal_terms_content_text', /must not/],
  ['legal_terms_end_text', /close accounts/],
  ['legal_terms_changes_text', /may change/],
  ['legal_disclaimer_health_text', /at your own risk/],
  ['legal_disclaimer_liability_text', /not liable/],
  ['legal_disclaimer_education_text', /educational purposes/],
  ['legal_disclaimer_medical_text', /Nothing here is medical advice/],
  ['legal_privacy_collected_text', /email .*name.*age group.*experience level.*progress.*device data/],
  ['legal_privacy_use_text', /progress, streak/, /reminders and updates if you want them/],
  ['legal_privacy_rights_text', /turn off email/, /may also request deletion/],
])('%s says what the specification asks for', (key, ...clauses) => {
  for (const clause of clauses) expect(allCopy[key]).toMatch(clause);
});

// §2.legal-topics-terms-disclaimer-privacy
test('the legal page has its four anchors, and every title and text of its topics', () => {
  expect(legalSections.map(({ id }) => id)).toEqual(['copyright', 'terms', 'disclaimer', 'privacy']);
  const used = legalSections.flatMap(({ id, title, topics }) => [
    title,
    ...topics.flatMap((topic) => [`legal_${id}_${topic}_title`, `legal_${id}_${topic}_text`]),
  ]);
  const present = Object.keys(legalDefaults).filter((key) =>
    /^legal_(copyright|terms|disclaimer|privacy)_/.test(key),
  );
  expect([...used].sort()).toEqual(present.sort());
});

test('the texts that every page carries stay small', () => {
  // Compressed, these texts are 10.5 KB; each further thousand characters adds 0.3 KB.
  expect(JSON.stringify(copyDefaults).length).toBeLessThan(39_500);
});

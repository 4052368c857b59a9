import { expect, test } from 'vitest';
import { parts } from '#course/content/parts.ts';
import { phraseSeconds } from '#dance/content/routine/routine.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { messages } from '#platform/content/messages.ts';
import { serverMessages } from '#platform/content/server-messages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { limits } from './limits.ts';

const warmUp = limits.warmUpMinutes.join('-');

// §2.legal-topics-terms-disclaimer-privacy §9.every-constant-from-one-module
test.each([
  ['the refusal of an age', serverMessages['error.under_13'], `${limits.minimumAge} years`],
  ['the terms', allCopy.legal_terms_age_text, `at least ${limits.minimumAge} years old`],
  ['the terms', allCopy.legal_terms_age_text, `under ${limits.adultAge}`],
  ['a short password', formTexts['form.passwordTooShort'], `${limits.passwordMin} characters`],
  ['a long password', formTexts['form.passwordTooLong'], `${limits.passwordMax} characters`],
  ['the password field', allCopy.auth_password_hint, `${limits.passwordMin} characters`],
  ['a long name', formTexts['form.nameTooLong'], `${limits.nameMax} characters`],
  ['a long address', formTexts['form.emailTooLong'], `${limits.emailMax} characters`],
  ['a long feedback name', formTexts['feedback.nameTooLong'], `${limits.feedbackNameMax} characters`],
  ['a long feedback address', formTexts['feedback.emailTooLong'], `${limits.feedbackEmailMax} characters`],
  ['a short message', formTexts['feedback.messageTooShort'], `${limits.feedbackMessageMin} characters`],
  ['a long message', formTexts['feedback.messageTooLong'], `${limits.feedbackMessageMax} characters`],
  ['the message counter', allCopy.feedback_counter, `/ ${limits.feedbackMessageMin} characters`],
  ['the warm-up card', allCopy.lesson_warm_up_text, `${warmUp} minutes`],
  ['the disclaimer', allCopy.legal_disclaimer_health_text, `${warmUp} minutes`],
  ['the FAQ on practice', allCopy.faq_beginners_answer, `${limits.practiceMinutes} minutes`],
  ['the pause between segments', allCopy.player_notice_next, `in ${limits.loopPauseSeconds} seconds`],
  ['the loop delay', allCopy.player_delay, `${limits.loopPauseSeconds} seconds`],
  ['the progress count', allCopy.dashboard_continue_count, `of ${limits.lessons} lessons`],
])('the text of %s, %j, names the limit %j', (_, text, limit) => {
  expect(text).toContain(limit);
});

test('the pause before a repetition is announced in the words of the specification', () => {
  const seconds = limits.loopPauseSeconds;
  expect(fillTemplate(messages['fallback.loopingSoon'], { seconds })).toBe('Looping in 3 seconds...');
});

test('the parts cover the lessons, and the rehearsal follows them', () => {
  expect(parts[0]?.first).toBe(1);
  expect(parts.at(-1)?.last).toBe(limits.lessons);
  expect(limits.rehearsalLesson).toBe(limits.lessons + 1);
});

test('the rehearsal page opens with the first part, its card with the last', () => {
  expect(limits.rehearsePageLessons).toBe(parts[0]?.last);
  expect(limits.rehearsalCardLessons).toEqual([parts[3]?.first, parts[3]?.last]);
});

test('a segment is exactly one phrase of the routine', () => {
  expect(limits.segmentSeconds).toBe(phraseSeconds);
});

// §9.every-constant-from-one-module
test('the numbers are those of the specification', () => {
  expect(limits).toMatchObject({
    passwordMin: 8,
    lessons: 12,
    rehearsalLesson: 13,
    segmentSeconds: 15,
    loopPauseSeconds: 3,
    rehearsalCountdownSeconds: 10,
    nextPartSeconds: 1,
    scrollPulseSeconds: 2,
    countdownTickSeconds: 1,
    pollMilliseconds: 100,
    segmentEndTolerance: 0.1,
    lessonSpeeds: [1, 0.75, 0.5, 0.25],
    savedRates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2],
    minimumAge: 13,
    adultAge: 18,
    practiceMinutes: 30,
    warmUpMinutes: [5, 10],
    trophySceneWidth: 768,
    feedbackNameMax: 100,
    feedbackEmailMax: 255,
    feedbackMessageMin: 200,
    feedbackMessageMax: 5000,
    faqDebugMax: 200,
    faqPairs: 8,
    settingsCacheSeconds: 3600,
    staleSeconds: 300,
    cacheSeconds: 600,
  });
});

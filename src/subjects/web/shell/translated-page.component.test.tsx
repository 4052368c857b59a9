import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultCourse } from '#course/content/default-course.ts';
import { morticia, progressOf, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said } from '#testing/web/toasts.ts';

/** Changes the page as a browser's translator does: it puts each text into elements of its own. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const planned = (minutes_per_day: number) => {
  const progress = progressOf();
  const plan = {
    ...progress.dance.plan,
    outcome: 'on_course' as const,
    days_left: 30,
    lessons: [{ order_num: 1, from: '2026-10-05', to: '2026-10-05' }],
    today: [1],
    minutes_per_day,
  };
  return { ...progress, dance: { ...progress.dance, plan } };
};

test('a page that the browser has translated still updates its texts, and its links still work', async () => {
  await showApp({
    at: '/learn',
    answers: {
      ...signedInAnswers(morticia),
      readProgress: planned(30),
      setPlan: ({ body }) => ({ progress: planned(body.minutes_per_day) }),
      completeLesson: { progress: progressOf({ completed: 1 }), new_trophies: [] },
    },
  });
  const plan = page.getByRole('region', { name: 'Your way to the day' });
  await expect.element(plan.getByText(/30 minutes a day/)).toBeVisible();
  translate();
  (plan.css('summary').element() as HTMLElement).click();
  for (const minutes of ['45', '90']) {
    await plan.getByRole('combobox').selectOptions(minutes);
    await plan.getByRole('button', { name: 'Save the plan' }).click();
    await expect.element(plan).toMatchTextContent(`${minutes} minutes a day`);
    translate();
  }
  await page.getByRole('main').getByRole('link', { name: /DAY 1/ }).first().click();
  const title = `Day 1: ${defaultCourse[0]?.title}`;
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(title);
  translate();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await said('Lesson marked complete!');
  await page.getByRole('link', { name: 'LEARN', exact: true }).click();
  await expect.element(page.css('#lesson-1')).toMatchTextContent('Completed');
});

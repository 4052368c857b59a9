// A crew's leader visits all of the crew's pages and sheets, in English and in the invented languages
// (fixtures/walk.ts).

import { crewPaths, dayParts, joinPath, printed } from '#crew/rules/crew-paths.ts';
import { pseudoLanguages } from '#platform/content/languages.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';
import { startWalk } from '../fixtures/walk.ts';
import { enterAsLeader, openCrew } from './fixtures/crew.ts';

test.use(ownServer({ LANGUAGES: 'en-XA ar-XB' }));
test.use({ reducedMotion: 'reduce' });

/** Every page of a crew that its leader can open. */
const pagesOf = ({ id, code }: { id: string; code: string }): readonly string[] => [
  crewPaths.home,
  crewPaths.open,
  joinPath(code),
  crewPaths.led(id),
  ...dayParts.map((part) => crewPaths.day(id, part)),
  crewPaths.tryCounter(id),
  crewPaths.count(id),
  ...printed.map((what) => crewPaths.print(id, what)),
];

test('the leader of a crew meets no fault on its pages and sheets', async ({ page, server }) => {
  await enterAsLeader(page, server);
  const crew = await openCrew(page, server);
  const walk = startWalk(page, { origin: server.url });
  for (const path of pagesOf(crew)) await walk.visit(path);
  await page.context().clearCookies();
  await walk.visit(joinPath(crew.code), async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'You are invited to a crew' })).toBeVisible();
  });
  expect(walk.found).toEqual([]);
});

for (const language of pseudoLanguages) {
  // §11.no-english-left-nothing-cut
  test(`${language.tag}: the leader of a crew finds no English left, no cut text, and nothing too wide`, async ({
    page,
    server,
  }) => {
    await enterAsLeader(page, server);
    const crew = await openCrew(page, server);
    const walk = startWalk(page, { origin: server.url, language });
    for (const path of pagesOf(crew)) {
      await walk.visit(path);
      // People type the printed address from the flyer, so the address has the flyer's language too.
      if (path.endsWith('/flyer'))
        await expect(page.locator('.sheet')).toContainText(`/${language.tag}/crew/join`);
    }
    expect(walk.found).toEqual([]);
  });
}

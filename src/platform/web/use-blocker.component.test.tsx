// A page with unsaved words, between other pages in the history of a real browser.

import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from '#platform/web/ui/link.tsx';
import { AppRouter } from './app-router.tsx';
import { useBlocker } from './use-blocker.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name });
const here = () => location.pathname + location.search + location.hash;

let blocks = false;
/** The number of times that the page has asked. */
let asked = 0;

function Desk() {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useBlocker(
    () => blocks,
    (go) => {
      asked += 1;
      setLeave(() => go);
    },
  );
  const act = (then?: () => void) => () => {
    setLeave(null);
    then?.();
  };
  return (
    <>
      <h1>Desk</h1>
      <Link to="/after">after</Link>
      <Link to="/desk?drawer=2">drawer</Link>
      <Link to="/desk#lamp">lamp</Link>
      <a href="#floor">floor</a>
      {leave && (
        <button type="button" onClick={act(leave)}>
          Leave
        </button>
      )}
      {leave && (
        <button type="button" onClick={act()}>
          Stay
        </button>
      )}
    </>
  );
}

function Other({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <Link to="/before">before</Link>
      <Link to="/desk">desk</Link>
    </>
  );
}

/** Opens the page `Desk` after two other pages; with `further`, Forward leads to one more page. */
async function sitDown({ further = false } = {}): Promise<{ leaveRoom: () => Promise<void> }> {
  blocks = false;
  asked = 0;
  history.pushState(null, '', '/first');
  const shown = await render(
    <AppRouter>
      <Routes>
        <Route path="/first" element={<Other name="First" />} />
        <Route path="/before" element={<Other name="Before" />} />
        <Route path="/desk" element={<Desk />} />
        <Route path="/after" element={<Other name="After" />} />
      </Routes>
    </AppRouter>,
  );
  await link('before').click();
  await expect.element(heading('Before')).toBeVisible();
  await link('desk').click();
  await expect.element(heading('Desk')).toBeVisible();
  if (further) {
    await link('after').click();
    await expect.element(heading('After')).toBeVisible();
    history.back();
    await expect.element(heading('Desk')).toBeVisible();
  }
  blocks = true;
  const leaveRoom = () => shown.unmount();
  onTestFinished(leaveRoom);
  return { leaveRoom };
}

test.for([
  { way: 'a link', go: () => link('after').click(), to: 'After' },
  { way: 'Back', go: () => history.back(), to: 'Before' },
  { way: 'Back by two pages', go: () => history.go(-2), to: 'First' },
  { way: 'Forward', go: () => history.forward(), to: 'After', further: true },
])(
  '$way asks; a person who stays is on the same page, and a person who leaves gets to the other page',
  async ({ go, to, further }) => {
    await sitDown({ further: further ?? false });
    for (let time = 0; time < 2; time += 1) {
      await go();
      await button('Stay').click();
      expect(here()).toBe('/desk');
      await expect.element(heading('Desk')).toBeVisible();
    }
    await go();
    await button('Leave').click();
    await expect.element(heading(to)).toBeVisible();
    expect(here()).toBe(`/${to.toLowerCase()}`);
    expect(asked).toBe(3);
  },
);

test('after a question about a navigation, Back and Forward work as usual', async () => {
  await sitDown();
  history.back();
  await button('Leave').click();
  await expect.element(heading('Before')).toBeVisible();
  blocks = false;
  history.forward();
  await expect.element(heading('Desk')).toBeVisible();
  expect(here()).toBe('/desk');
  history.go(-2);
  await expect.element(heading('First')).toBeVisible();
});

test('a person who presses Back twice quickly is asked, and can stay', async () => {
  await sitDown();
  history.back();
  history.back();
  await button('Stay').click();
  await expect.poll(here).toBe('/desk');
  await expect.element(heading('Desk')).toBeVisible();
});

test('a new query counts as another page, a new fragment does not', async () => {
  await sitDown();
  await link('lamp').click();
  await expect.poll(here).toBe('/desk#lamp');
  await link('floor').click();
  await expect.poll(here).toBe('/desk#floor');
  history.go(-2);
  await expect.poll(here).toBe('/desk');
  expect(asked).toBe(0);
  await link('drawer').click();
  await button('Stay').click();
  expect(here()).toBe('/desk');
  history.back();
  await button('Stay').click();
  expect([here(), asked]).toEqual(['/desk', 2]);
});

test('the person is asked neither while nothing blocks nor after the page is gone', async () => {
  const { leaveRoom } = await sitDown();
  blocks = false;
  await link('after').click();
  await expect.element(heading('After')).toBeVisible();
  blocks = true;
  history.back();
  await expect.element(heading('Desk')).toBeVisible();
  await leaveRoom();
  history.back();
  await expect.poll(here).toBe('/before');
  expect(asked).toBe(0);
});

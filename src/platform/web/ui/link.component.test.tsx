import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppRouter } from '../app-router.tsx';
import { Link, NavLink } from './link.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const place = page.getByRole('status');

function Page() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p role="status">{pathname + search + hash}</p>
      <Link to="/crypt?door=2#lamp">crypt</Link>
      <Link to="/attic" replace>
        attic
      </Link>
      <Link to="/cellar" onClick={(event) => event.preventDefault()}>
        cellar
      </Link>
      <NavLink to="/crypt">menu</NavLink>
    </>
  );
}

async function open(address: string) {
  history.pushState(null, '', address);
  await render(
    <AppRouter>
      <Page />
    </AppRouter>,
  );
  await expect.element(place).toHaveTextContent(address);
}

/** Whether the page leaves a press to the browser; the test keeps the browser from following the link. */
function isLeftToTheBrowser(press: MouseEventInit): boolean {
  let left = false;
  const note = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  link('crypt')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...press }));
  return left;
}

test('a plain press goes to the page within the document, and every other press is left to the browser', async () => {
  await open('/hall');
  await expect.element(link('crypt')).toHaveAttribute('href', '/crypt?door=2#lamp');
  for (const press of [
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])
    expect(isLeftToTheBrowser(press), JSON.stringify(press)).toBe(true);
  await expect.element(place).toHaveTextContent('/hall');
  expect(isLeftToTheBrowser({})).toBe(false);
  await expect.element(place).toHaveTextContent('/crypt?door=2#lamp');
  expect(location.pathname + location.search + location.hash).toBe('/crypt?door=2#lamp');
});

test('a link that replaces the page, and a link to the open page, add nothing to the history', async () => {
  await open('/hall');
  await link('crypt').click();
  await expect.element(place).toHaveTextContent('/crypt?door=2#lamp');
  const pages = history.length;
  await link('crypt').click();
  await link('attic').click();
  await expect.element(place).toHaveTextContent('/attic');
  expect(history.length).toBe(pages);
});

test('a press that the page itself handles does not navigate', async () => {
  await open('/hall');
  await link('cellar').click();
  await expect.element(place).toHaveTextContent('/hall');
});

test.for([
  ['/crypt', true],
  ['/CRYPT/?door=1', true],
  ['/crypt/coffin', true],
  ['/crypts', false],
  ['/', false],
] as const)(
  'at %s a link of a menu to /crypt is marked as the current one: %s',
  async ([address, current]) => {
    await open(address);
    const menu = expect.element(link('menu'));
    if (current) await menu.toHaveAttribute('aria-current', 'page');
    else await menu.not.toHaveAttribute('aria-current');
  },
);

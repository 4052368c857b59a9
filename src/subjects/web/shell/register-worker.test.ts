import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
let worker: { state: ServiceWorkerState; postMessage: ReturnType<typeof vi.fn> };
let container: EventTarget;
let press: () => void;

/** Each test begins with a page that offers a waiting version. */
beforeEach(async () => {
  vi.resetModules();
  worker = { state: 'installed', postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), { waiting: worker, active: null });
  container = Object.assign(new EventTarget(), {
    register: async () => registration,
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const { takeToasts } = await import('#platform/web/ui/toast.ts');
  takeToasts(
    ({ action }) => {
      press = () => action?.run();
    },
    () => {},
  );
  const { registerWorker } = await import('./register-worker.ts');
  await registerWorker(() => ({ text: 'A new version', label: 'Update now' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

test('a press lets the waiting version take over, and then the page reloads', () => {
  press();
  expect(worker.postMessage).toHaveBeenCalledWith('take over');
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test.each(['activating', 'activated', 'redundant'] as const)(
  'if another tab has changed the version meanwhile (%s), a press reloads the page at once',
  (state) => {
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    worker.state = state;
    press();
    expect(reload).toHaveBeenCalledOnce();
  },
);

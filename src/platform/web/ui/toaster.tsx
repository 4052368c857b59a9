import { useEffect, useState } from 'react';
import { lazyComponent } from '../lazy-component.tsx';
import { whenToastWaits } from './toast.ts';

const ToastList = lazyComponent(async () => (await import('./toast-list.tsx')).ToastList);

/**
 * Stands once in the page; the list that draws what showToast() asks for loads with the first focus, before a press can fail
 * for want of a network. Where it can't be had, the messages wait until it is asked for again with the next one.
 */
export function Toaster() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const load = () =>
      void ToastList.preload().then(
        () => setLoaded(true),
        () => {},
      );
    whenToastWaits(load);
    window.addEventListener('focusin', load, { once: true });
  }, []);
  return loaded && <ToastList />;
}

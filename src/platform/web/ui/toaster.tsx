import { type ComponentType, useEffect, useState } from 'react';
import { whenToastWaits } from './toast.ts';

/**
 * Stands once in the page; the list that draws what showToast() asks for loads with the first focus, before a press can fail
 * for want of a network. Where it can't be had, the messages wait until it is asked for again with the next one.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('./toast-list.tsx').then(
        ({ ToastList }) => setList(() => ToastList),
        () => {},
      );
    whenToastWaits(load);
    window.addEventListener('focusin', load, { once: true });
  }, []);
  return List && <List />;
}

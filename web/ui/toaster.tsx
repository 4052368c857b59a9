import { type ComponentType, useEffect, useState } from 'react';
import { whenToastWaits } from './toast.ts';

/**
 * Stands once in the page; the list that draws what showToast() asks for loads with the first message. Where it can't be
 * had, as without a network, the messages wait until it is asked for again with the next one.
 */
export function Toaster() {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    whenToastWaits(() => {
      import('./toast-list.tsx').then(
        ({ ToastList }) => setList(() => ToastList),
        () => {},
      );
    });
  }, []);
  return List && <List />;
}

import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from './toast.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Stands once in the page; the list that draws what showToast() asks for loads with the first message. */
export function Toaster() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => whenToastWaits(() => setNeeded(true)), []);
  return (
    needed && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}

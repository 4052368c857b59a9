import { lazy, Suspense, useEffect, useState } from 'react';
import { type Toast, takeToasts } from './toast.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Stands once in the page and draws what showToast() asks for. Its list loads with the first message. */
export function Toaster() {
  const [first, setFirst] = useState<Toast | null>(null);
  useEffect(() => (first === null ? takeToasts(setFirst) : undefined), [first]);
  if (first === null) return null;
  return (
    <Suspense>
      <ToastList first={first} />
    </Suspense>
  );
}

import { useEffect, useState } from 'react';

/** Returns `value` once it has not changed for `quietMs` milliseconds, and the value before it until then. */
export function useSettled(value: string, quietMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}

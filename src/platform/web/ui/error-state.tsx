import { useEffect, useEffectEvent } from 'react';
import { fixedText } from '#platform/web/fixed-text.ts';
import { Button } from './button.tsx';
import styles from './state.module.css';

type ErrorStateProps = {
  message?: string;
  /** Tries again when the button is pressed; missing where another try would fail in the same way. */
  onRetry?: () => void;
  /** Is called when the network is back; the same as `onRetry` by default. */
  onOnline?: () => void;
};

/** A message in place of something that could not be loaded, and a button to try again. */
export function ErrorState({
  message = fixedText('toast.otherFailure'),
  onRetry,
  onOnline = onRetry,
}: ErrorStateProps) {
  const isOnline = useEffectEvent(() => onOnline?.());
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('online', () => isOnline(), listening);
    return () => listening.abort();
  }, []);
  return (
    <div className={`stack centered ${styles.error}`} role="alert">
      <p>{message}</p>
      {onRetry && (
        <Button look="bone" onClick={onRetry}>
          {fixedText('fallback.tryAgain')}
        </Button>
      )}
    </div>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { fixedText } from '#platform/web/fixed-text.ts';
import { Button } from './button.tsx';
import styles from './state.module.css';

type ErrorStateProps = {
  message?: string;
  /** Left out where another try would fail in the same way. */
  onRetry?: () => void;
  /** What happens when the network is back; by default another try. */
  onOnline?: () => void;
};

/** Shown in place of something that could not be loaded: what happened, and a button to try again. */
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

import { useEffect, useEffectEvent } from 'react';
import { fixedText } from '#platform/web/fixed-text.ts';
import { Button } from './button.tsx';
import styles from './state.module.css';

type ErrorStateProps = {
  message?: string;
  /** Left out where another try would end as this one. */
  onRetry?: () => void;
  /** The action when the network returns: another try too, unless said otherwise. */
  onOnline?: () => void;
};

/** In the place of something that could not be had: what happened, and another try. */
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

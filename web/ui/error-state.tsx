import { say } from '#web/page-language.ts';
import './state.css';
import { fallbackTexts, toastTexts } from '#content/messages.ts';
import { Button } from './button.tsx';

/** In the place of something that could not be had: what happened, and another try. */
export function ErrorState({
  message = say(toastTexts.otherFailure),
  onRetry,
}: {
  message?: string;
  onRetry: () => void;
}) {
  return (
    <div className="stack centered state-error" role="alert">
      <p>{message}</p>
      <Button look="bone" onClick={onRetry}>
        {say(fallbackTexts.tryAgain)}
      </Button>
    </div>
  );
}

import { useState } from 'react';
import { mirror } from '#mirror/content/mirror.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';

/**
 * Passes a film to the device's share sheet, after `asks` questions. Shows nothing on devices without a
 * share sheet.
 */
export function ShareTake({ file, asks }: { file: File; asks: 0 | 2 }) {
  const text = useText(mirror);
  /** Number of answered questions; null before the button is pressed. */
  const [answered, setAnswered] = useState<number | null>(null);
  if (!navigator.canShare?.({ files: [file] })) return null;

  function goOn() {
    const next = answered === null ? 0 : answered + 1;
    setAnswered(next < asks ? next : null);
    // `share` rejects when a person closes the share sheet, which is no failure.
    if (next >= asks) navigator.share({ files: [file] }).catch(() => undefined);
  }

  if (answered === null)
    return (
      <Button look="night" size="compact" onClick={goOn}>
        {text('mirror_list_share')}
      </Button>
    );
  return (
    <Card as="fieldset" look="notice" size="small" className="cluster tight">
      <legend>{text(answered === 0 ? 'mirror_share_ask' : 'mirror_share_ask_again')}</legend>
      <Button look="night" size="compact" onClick={() => setAnswered(null)}>
        {text('mirror_share_no')}
      </Button>
      <Button look="night" size="compact" onClick={goOn}>
        {text('mirror_share_yes')}
      </Button>
    </Card>
  );
}

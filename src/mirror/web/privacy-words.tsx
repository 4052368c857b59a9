import { mirror } from '#mirror/content/mirror.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { toMirror } from './mirror-bar.tsx';

/** The words about the camera's picture, before the camera is asked for. */
export function PrivacyWords({ onGo, onNot }: { onGo: () => void; onNot: () => void }) {
  const text = useText(mirror);
  return (
    <div ref={toMirror} className="mirror-words">
      <h2>{text('mirror_words_title')}</h2>
      <ul>
        <li>{text('mirror_words_here')}</li>
        <li>{text('mirror_words_takes')}</li>
        <li>{text('mirror_words_judge')}</li>
      </ul>
      <div className="cluster tight mirror-answers">
        <Button look="night" size="compact" onClick={onNot}>
          {text('mirror_words_not')}
        </Button>
        <Button size="compact" onClick={onGo}>
          {text('mirror_words_go')}
        </Button>
      </div>
    </div>
  );
}

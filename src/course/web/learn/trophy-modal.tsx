import './trophy-modal.css';
import { useEffect } from 'react';
import type { TrophyPart } from '#course/content/trophies.ts';
import { TrophyArt } from '#course/web/art/trophy-art.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { trophyPath } from '#subjects/rules/paths.ts';

/** Celebrates a trophy with light, dust, a bell and its story. The dialog is open while `part` is not null. */
export function TrophyModal({ part, onClose }: { part: TrophyPart | null; onClose: () => void }) {
  const text = useText();
  useTrophySound(part);
  return (
    <Dialog
      open={part !== null}
      onClose={onClose}
      className="trophy-modal"
      title={
        <>
          <span className="card-eyebrow trophy-modal-eyebrow">{text('learn_modal_title')}</span>
          {part && <span>{text(`trophy_${part}_title`)}</span>}
        </>
      }
    >
      {part && (
        <>
          <div className="trophy-modal-stage" key={part}>
            <span className="trophy-modal-rays" />
            {dust.map((speck) => (
              <span key={speck} className="trophy-modal-dust" />
            ))}
            <TrophyArt
              className="trophy-modal-art"
              part={part}
              unlocked
              label={text(`trophy_${part}_title`)}
            />
          </div>
          <p>{text(`trophy_${part}_description`)}</p>
          <div className="cluster centered" key={`${part} buttons`}>
            <ButtonLink to={trophyPath(part)}>{text('learn_modal_view')}</ButtonLink>
            <Button look="bone" onClick={onClose}>
              {text('learn_modal_continue')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Plays the sound for each trophy that is shown. The code of the sound is loaded with the first trophy. */
function useTrophySound(part: TrophyPart | null) {
  useEffect(() => {
    if (part === null) return;
    let over = false;
    let silence = () => {};
    import('#course/web/trophy-sound.ts').then(
      ({ playTrophySound }) => {
        if (!over) silence = playTrophySound();
      },
      () => {
        // Without a network the trophy is shown without its sound.
      },
    );
    return () => {
      over = true;
      silence();
    };
  }, [part]);
}

const dust = [1, 2, 3, 4, 5, 6, 7, 8] as const;

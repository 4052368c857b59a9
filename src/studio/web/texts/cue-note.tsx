import { clips } from '#dance/content/voice/en.ts';
import { unspokenWords } from '#dance/rules/voice/clips-for.ts';

type Cue = { key: string; text: string };

const isCue = ({ key }: Cue) => key.startsWith('cue_');

/** Whether the text is a called word that the voice can't say, and that a click therefore replaces. */
export function isClicked(entry: Cue): boolean {
  return isCue(entry) && unspokenWords(entry.text, clips).length > 0;
}

/** Says how a called word sounds in the dance. */
export function CueNote({ entry }: { entry: Cue }) {
  if (!isCue(entry)) return null;
  const unknown = unspokenWords(entry.text, clips);
  return (
    <p role="status" className="quiet">
      {unknown.length === 0
        ? 'The voice says it on its count, and the stage shows it.'
        : `Not spoken: the voice does not know ${unknown.map((word) => `“${word}”`).join(', ')}. The stage shows it, and a click sounds on its count.`}
    </p>
  );
}

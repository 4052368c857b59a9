import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { accentUses, colourOf, isReadableAccent, nearestReadable } from '#studio/rules/accent.ts';

/** The field for the site's colour, which is picked or typed, with the contrast of the colour in each of its uses. */
export function AccentField({ value, onValue }: { value: string; onValue: (colour: string) => void }) {
  const colour = colourOf(value);
  return (
    <fieldset className="stack brand-part">
      <legend>Colour of buttons and titles</legend>
      <div className="cluster brand-accent">
        <Field
          label={<span className="only-read-aloud">Pick the accent</span>}
          type="color"
          value={colour ?? '#000000'}
          onChange={(change) => onValue(change.target.value)}
        />
        <Field
          label="Colour"
          spellCheck={false}
          autoCapitalize="none"
          value={value}
          onChange={(change) => onValue(change.target.value)}
          error={
            colour === null
              ? 'Please write it as # and six signs, such as #ffd166, or pick it beside.'
              : undefined
          }
        />
      </div>
      {colour !== null && <Contrast colour={colour} onValue={onValue} />}
    </fieldset>
  );
}

function Contrast({ colour, onValue }: { colour: string; onValue: (colour: string) => void }) {
  const readable = isReadableAccent(colour);
  const nearest = readable ? null : nearestReadable(colour);
  return (
    <>
      <p role="status">
        {readable
          ? 'This colour can be read wherever it stands.'
          : 'This colour is too dark: dark words stand on it, and it stands on a dark page.'}
      </p>
      {nearest !== null && (
        <Button look="bone" className="own-width" onClick={() => onValue(nearest)}>
          <span className="brand-swatch" style={{ background: nearest }} />{' '}
          <span>{`Take ${nearest}, the nearest one that can be read`}</span>
        </Button>
      )}
      <details className="quiet" open={!readable}>
        <summary>How much lighter it is than what it stands on</summary>
        <ul className="stack tight">
          {accentUses(colour).map(({ where, ratio, needed }) => (
            <li key={where}>
              {`${where}: ${ratioText(ratio)} to 1, ${ratio >= needed ? 'fine' : 'too little'} (${needed} to 1 is needed)`}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** Returns a ratio as text, rounded down, because 6.96 must not look like the 7 that is needed. */
const ratioText = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

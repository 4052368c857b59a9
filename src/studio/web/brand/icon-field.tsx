import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { type Brand, builtInBrand } from '#studio/rules/brand.ts';
import { callStudio } from '#studio/web/studio.ts';
import { FileField } from '../file-field.tsx';
import { drawIcons, type IconGround, type IconField as IconName } from './draw-icons.ts';
import { type ReadIcon, readIcon } from './read-icon.ts';

type Icons = Pick<Brand, IconName>;

const fills = 'none';
const grounds = (accent: string) =>
  [
    ['#150d24', 'on the night of the site'],
    ['#ffffff', 'on white'],
    ['#000000', 'on black'],
    [accent, 'on the accent'],
    [fills, 'it fills the whole icon'],
  ] as const;

type Props = {
  accent: string;
  icon: string;
  onIcons: (icons: Icons) => void;
};

/**
 * The field for the icon: it draws a picture from this device for tabs and phones, and stores the drawings on the
 * server.
 */
export function IconField({ accent, icon, onIcons }: Props) {
  const [read, setRead] = useState<ReadIcon | null>(null);
  const [ground, setGround] = useState<string>(fills);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');

  async function draw(chosen: ReadIcon, behind: IconGround) {
    const drawn = await drawIcons(chosen, behind);
    const icons: Partial<Icons> = {};
    // The files are sent one after the other, so that a broken connection loses at most one file.
    for (const [name, file] of Object.entries(drawn))
      icons[name as IconName] = (await callStudio('uploadStudioIcon', {}, { file })).file;
    onIcons(icons as Icons);
  }

  async function attempt(act: () => Promise<void>) {
    setBusy(true);
    setWrong('');
    await act().catch((error: Error) => setWrong(error.message));
    setBusy(false);
  }

  const take = (file: File) =>
    attempt(async () => {
      const chosen = await readIcon(file);
      // A picture with transparent parts gets a ground, because it would look unfinished on a phone without a ground.
      const behind = chosen.clear ? '#150d24' : fills;
      await draw(chosen, behind === fills ? null : behind);
      setRead(chosen);
      setGround(behind);
    });

  return (
    <fieldset className="stack brand-part">
      <legend>Icon</legend>
      <p className="quiet">
        A square picture, PNG or SVG, best of 512 × 512 pixels or more. It is drawn anew for tabs and phones.
      </p>
      <FileField
        label={icon === builtInBrand.icon ? 'A picture from this device' : 'Another picture'}
        accept="image/png,image/svg+xml"
        disabled={busy}
        onFiles={([file]) => {
          if (file) void take(file);
        }}
      />
      {read && (
        <SelectField
          label="On a phone’s home screen"
          value={ground}
          disabled={busy}
          options={grounds(accent)}
          onChange={({ target }) => {
            setGround(target.value);
            void attempt(() => draw(read, target.value === fills ? null : target.value));
          }}
        />
      )}
      {busy && <p role="status">Drawing and uploading…</p>}
      <ErrorNote>{wrong}</ErrorNote>
      {icon !== builtInBrand.icon && (
        <Button
          look="quiet"
          className="own-width"
          onClick={() => {
            setRead(null);
            const { icon: drawn, icon_small, icon_maskable, icon_touch } = builtInBrand;
            onIcons({ icon: drawn, icon_small, icon_maskable, icon_touch });
          }}
        >
          Go back to the built-in icon
        </Button>
      )}
    </fieldset>
  );
}

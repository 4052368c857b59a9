import { mirror } from '#mirror/content/mirror.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import './mirror-bar.css';
import { Columns2, Film, PictureInPicture2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';

export type BarProps = {
  /** Number of takes. */
  takes: number;
  onList: () => void;
  large: boolean;
  onLarge: () => void;
};

/**
 * Moves the focus to the mirror, or to the title of an open dialog, when the control that has the focus disappears:
 * when the mirror shows another view, and when a take leaves the list.
 */
export const toMirror = handFocusOn(
  () => document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector('.mirror'),
);

/** Shows the mirror's buttons, on its lower edge. The button for the list of takes is always there. */
export function MirrorBar({ takes, onList, large, onLarge, children }: BarProps & { children: ReactNode }) {
  const text = useText(mirror);
  return (
    <div ref={toMirror} className="mirror-bar">
      {children}
      <MirrorButton label={`${text('mirror_takes')}: ${takes}`} onClick={onList}>
        <Film />
        <Chip look="count">{takes}</Chip>
      </MirrorButton>
      <MirrorButton label={text(large ? 'mirror_both' : 'mirror_larger')} kind="layout" onClick={onLarge}>
        {large ? <Columns2 /> : <PictureInPicture2 />}
      </MirrorButton>
    </div>
  );
}

type MirrorButtonProps = ComponentProps<'button'> & {
  label: string;
  /** `record` is the button that films, `layout` a button that is shown only in full screen. */
  kind?: 'usual' | 'record' | 'layout';
};

/** A round button with an icon; screen readers read its name. */
export function MirrorButton({ label, kind = 'usual', ...rest }: MirrorButtonProps) {
  return (
    <IconButton
      look="night"
      className={`mirror-button mirror-${kind}`}
      label={label}
      title={label}
      {...rest}
    />
  );
}

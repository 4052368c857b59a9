import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { classCopy } from '#class/content/class-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import type { Link } from './use-remote.ts';

const texts = {
  there: 'class_connected',
  seeking: 'class_seeking',
  waits: 'class_waits',
  lost: 'class_lost',
  offline: 'class_offline',
} as const;

/** Whether phone and screen are in step, in colour and in words. */
export function LinkLine({ link }: { link: Link }) {
  const text = useText(classCopy);
  const name = typeof link === 'object' ? 'refused' : link;
  const Icon =
    name === 'there' ? CircleCheck : name === 'seeking' || name === 'waits' ? CircleDashed : CircleAlert;
  return (
    <p role="status" className="class-link" data-link={name}>
      <Icon aria-hidden="true" />
      <span>{typeof link === 'object' ? link.refused : text(texts[link])}</span>
    </p>
  );
}

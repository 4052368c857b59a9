import { type MirrorKey, mirror } from '#mirror/content/mirror.ts';
import { fillText } from '#platform/web/fill-text.ts';
import { useAllCopy } from '#platform/web/queries/copy.ts';

/** Reads the mirror's texts: an operator's, or the built-in ones, which come with the mirror's code. */
export function useMirrorCopy(): (
  key: MirrorKey,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const stored = useAllCopy();
  return (key, values = {}) => fillText(stored[key] ?? mirror[key], values);
}

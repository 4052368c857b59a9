import { classCopy } from '#class/content/class-copy.ts';
import { fillText } from '#platform/web/fill-text.ts';
import { useAllCopy } from '#platform/web/queries/copy.ts';

type Values = Readonly<Record<string, string | number>>;

/** Reads the texts of the class screen: an operator's, or those that came with the page. */
export function useClassText(): (key: keyof typeof classCopy, values?: Values) => string {
  const edited = useAllCopy();
  return (key, values = {}) => fillText(edited[key] ?? classCopy[key], values);
}

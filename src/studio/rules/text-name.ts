import { cutText } from '#platform/rules/text-length.ts';

const most = 60;

/** Returns what an operator knows a text by: its own words, on one line and not too many. */
export function textName(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return 'A text that is empty';
  const cut = cutText(line, most);
  return cut === line ? line : `${cut.trimEnd()}…`;
}

import { cutText } from '#platform/rules/text-length.ts';

const most = 60;

/** Returns a text's name for operators: its own words on one line, cut if there are many. */
export function textName(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return 'A text that is empty';
  const cut = cutText(line, most);
  return cut === line ? line : `${cut.trimEnd()}…`;
}

// Finds web addresses in plain text (specification, section 2). The parts are text, not HTML: whoever renders them
// must escape them. The time is linear in the length of the text.

export type TextPart = { text: string } | { href: string };

/** Cuts a text into plain pieces and http(s) addresses; joined again, the pieces are the text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/gi)) {
    const href = withoutTrailingPunctuation(match[0]);
    if (/^https?:\/\/$/i.test(href)) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index) });
    parts.push({ href });
    done = match.index + href.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** Cuts punctuation of the sentence off an address; a closing bracket stays if it was opened in the address. */
function withoutTrailingPunctuation(address: string): string {
  let open = 0;
  for (const character of address) open += character === '(' ? 1 : character === ')' ? -1 : 0;
  let end = address.length;
  // The loop ends at the slashes of 'http://' at the latest.
  for (;;) {
    const last = address.charAt(end - 1);
    if (last === ')' && open < 0) open += 1;
    else if (!".,;:!?'*_…’”»]}".includes(last)) return address.slice(0, end);
    end -= 1;
  }
}

// The video's id out of what an operator pastes: an id, any kind of YouTube address, or an embed code.

import { isYoutubeId } from '#rules/player/medium-source.ts';

const address =
  /(?:^|[\s"'/])(?:[\w-]+\.)*(youtube\.com|youtube-nocookie\.com|youtu\.be)(?::\d+)?(\/[^\s"'<>]*)/i;
const inQuery = /[?&](?:amp;)?v=([\w-]{11})(?![\w-])/;
const inPath = /^\/(?:embed|shorts|live|v|e)\/([\w-]{11})(?![\w-])/;
const alone = /^\/([\w-]{11})(?![\w-])/;

/** The 11 characters of the id, or null when there is none to be found. */
export function youtubeIdOf(pasted: string): string | null {
  const text = pasted.trim();
  if (isYoutubeId(text)) return text;
  const [, host = '', path = ''] = address.exec(text) ?? [];
  // A consent page and a shared link carry the real address, encoded, inside their own.
  const plain = path.replace(/%3F/gi, '?').replace(/%3D/gi, '=').replace(/%26/g, '&');
  const found =
    inQuery.exec(plain) ??
    inPath.exec(plain) ??
    (host.toLowerCase() === 'youtu.be' ? alone.exec(plain) : null);
  return found?.[1] ?? null;
}

/** A pasted list, separated by spaces, commas or lines: the ids in order, once each, and what held none. */
export function youtubeIdsOf(pasted: string): { ids: string[]; unknown: string[] } {
  const pieces = /<iframe/i.test(pasted) ? [pasted] : pasted.split(/[\s,]+/).filter(Boolean);
  const found = pieces.map((piece) => ({ piece, id: youtubeIdOf(piece) }));
  return {
    ids: [...new Set(found.flatMap(({ id }) => id ?? []))],
    unknown: found.filter(({ id }) => id === null).map(({ piece }) => piece),
  };
}

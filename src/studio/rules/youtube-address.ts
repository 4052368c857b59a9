// Finds a video's id in an operator's pasted text: an id, any kind of YouTube address, or an embed code.

import { isYoutubeId } from '#player/rules/medium-source.ts';

const address =
  /(?:^|[\s"'/])(?:[\w-]+\.)*(youtube\.com|youtube-nocookie\.com|youtu\.be)(?::\d+)?(\/[^\s"'<>]*)/i;
const inQuery = /[?&](?:amp;)?v=([\w-]{11})(?![\w-])/;
const inPath = /^\/(?:embed|shorts|live|v|e)\/([\w-]{11})(?![\w-])/;
/** The path of a video's page in YouTube's own studio. The owner of a video may copy the address of this page. */
const inStudio = /^\/video\/([\w-]{11})(?![\w-])/;
const alone = /^\/([\w-]{11})(?![\w-])/;

/** Returns the 11 characters of the id in a pasted text, or null where there is none. */
export function youtubeIdOf(pasted: string): string | null {
  const text = pasted.trim();
  if (isYoutubeId(text)) return text;
  const [, host = '', path = ''] = address.exec(text) ?? [];
  // The addresses of a consent page and of a shared link contain the real address, encoded.
  const plain = path.replace(/%3F/gi, '?').replace(/%3D/gi, '=').replace(/%26/g, '&');
  const found =
    inQuery.exec(plain) ??
    inPath.exec(plain) ??
    inStudio.exec(plain) ??
    (host.toLowerCase() === 'youtu.be' ? alone.exec(plain) : null);
  return found?.[1] ?? null;
}

/**
 * Returns the seconds of `t=90`, `t=90s`, `t=1m30s` or `start=90` in a pasted address; 0 for an address without a
 * start.
 */
export function youtubeStartOf(pasted: string): number {
  const [, value = ''] = /[?&#](?:amp;)?(?:t|start|time_continue)=([\dhms]+)/i.exec(pasted) ?? [];
  if (/^\d+s?$/i.test(value)) return Number.parseInt(value, 10);
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/i.exec(value) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Returns the ids in a pasted list, separated by spaces, commas, semicolons or lines, each once and in order, and the
 * parts without an id.
 */
export function youtubeIdsOf(pasted: string): { ids: string[]; unknown: string[] } {
  const pieces = /<iframe/i.test(pasted) ? [pasted] : pasted.split(/[\s,]+|(?<!&amp);/).filter(Boolean);
  const found = pieces.map((piece) => ({ piece, id: youtubeIdOf(piece) }));
  return {
    ids: [...new Set(found.flatMap(({ id }) => id ?? []))],
    unknown: found.filter(({ id }) => id === null).map(({ piece }) => piece),
  };
}

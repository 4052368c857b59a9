import type { Score } from '#dance/rules/score/score.ts';
import { writeLrc, writeVtt } from '#dance/rules/score/write-captions.ts';
import { downloadName } from '#studio/rules/download-name.ts';
import { DownloadLink } from './download-link.tsx';
import { mediumTitle, type StoredMedium } from './stored-dance.ts';
import { isMusic } from './use-tap-medium.ts';

/**
 * A link to download the called words with their times in a medium, for other programs: as lyrics of music, or as
 * captions of a video. Shows nothing without a mapping.
 */
export function MediumWords({ score, medium }: { score: Score; medium: StoredMedium }) {
  const { mapping } = medium;
  if (!mapping) return null;
  const name = `${score.title} ${mediumTitle(medium).replace(/\.\w{1,5}$/, '')}`;
  return isMusic(medium) ? (
    <DownloadLink
      name={downloadName(name, 'lrc')}
      text={writeLrc(score, mapping)}
      label="Lyrics of its words (LRC)"
    />
  ) : (
    <DownloadLink
      name={downloadName(name, 'vtt')}
      text={writeVtt(score, mapping)}
      label="Captions of its words (WebVTT)"
    />
  );
}

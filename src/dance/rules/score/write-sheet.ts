// Writes a score as the text of a script sheet. If `readSheet` reads this text with the score as `before`, the result
// is the same score.

import type { Score, ScoreCue, ScorePhrase } from './score.ts';
import { readHead } from './sheet/sheet-head.ts';
import { readLine } from './sheet/sheet-line.ts';
import { sameName } from './sheet/sheet-phrases.ts';

/** Writes a score as a sheet; `intro` is the number of seconds of music before the first count. */
export function writeSheet(score: Score, intro?: number | null): string {
  const head = `${score.tempo} bpm${intro == null ? '' : `, intro ${intro} s`}`;
  const lines = [`Title: ${score.title}`, head];
  let heading: Heading | undefined;
  score.phrases.forEach((phrase, index) => {
    const before = score.phrases.slice(0, index);
    const like = before.find(({ id }) => id === phrase.like);
    if (!like || !isNamedByRepeat(phrase, like, heading)) {
      lines.push(...headingLines(phrase, heading));
      heading = { section: phrase.section, isSection: phrase.section === phrase.title };
    }
    lines.push(...(like ? [`repeat ${repeatedName(like, before)}`] : moveLines(phrase)));
  });
  return `${lines.join('\n')}\n`;
}

/** The last written heading: its section, and whether one title names both the section and the phrase. */
type Heading = { section: string; isSection: boolean };

/** Whether the line 'repeat ...' alone gives a phrase its title and section, so that it needs no heading. */
function isNamedByRepeat(phrase: ScorePhrase, like: ScorePhrase, heading: Heading | undefined): boolean {
  const section = heading?.isSection ? like.section : heading?.section;
  return phrase.title === like.title && phrase.section === section;
}

function headingLines({ section, title }: ScorePhrase, heading: Heading | undefined): string[] {
  if (section === title) return ['', `# ${title}`];
  return heading?.section === section ? [`## ${title}`] : ['', `# ${section}`, `## ${title}`];
}

/** The name of a repeated phrase: its title, or its number if a later phrase above the repeat has the same title. */
function repeatedName(like: ScorePhrase, before: readonly ScorePhrase[]): string {
  const last = before.findLast(({ title }) => sameName(title) === sameName(like.title));
  return last === like || last?.like === like.id ? like.title : `phrase ${before.indexOf(like) + 1}`;
}

/** The lines of a phrase: for each move a line with the words on its counts, and a line with its hint. */
function moveLines({ counts: length, cues }: ScorePhrase): string[] {
  const titled = cues.filter(({ title }) => title !== undefined);
  const starts = titled[0]?.at === 1 ? titled : [{ at: 1, say: '' }, ...titled];
  return starts.flatMap((cue, index) => {
    const end = starts[index + 1]?.at ?? length + 1;
    const said = cues.filter(({ at, say }) => at >= cue.at && at < end && say !== '');
    const line = [lineStart(end - cue.at, cue.title), cue.move && `[${cue.move}]`, wordsOf(cue, said)];
    return [line.filter((part) => part).join(' '), ...(cue.hint ? [`> ${cue.hint}`] : [])];
  });
}

/** The beginning of a line: the counts and the move, written so that they are read as counts and move. */
function lineStart(counts: number, title: string | undefined): string {
  // '1 clap' could be read as a line that names its count.
  const length = counts === 1 ? '1x1' : `${counts}`;
  if (title === undefined) return length;
  const line = `${length} ${title}`;
  const read = readLine(`${line} /`);
  return read.kind === 'moves' && read.title === title && !readHead(line) ? line : `${length}: ${title}`;
}

/**
 * The part of a line with the words on a move's counts. It is empty if only the move's name is called, on its first
 * count, because a line without words is read like this.
 */
function wordsOf(move: ScoreCue, said: readonly ScoreCue[]): string {
  const [first, ...more] = said;
  const isPlain = move.title !== undefined && !/[:/]/.test(move.title);
  const isUsual = isPlain && more.length === 0 && first?.at === move.at && first.say === move.title;
  if (isUsual || (said.length === 0 && move.title === undefined)) return '';
  return ['/', ...said.map(({ at, say }) => `${countText(at - move.at + 1)} ${quoted(say)}`)].join(' ');
}

function countText(at: number): string {
  return Number.isInteger(at) ? `${at}` : `${Math.floor(at)}&`;
}

/** Puts words in quotes if they could be read as a count or a separating sign. Straight quotes in them become curly. */
function quoted(say: string): string {
  const isPlain = /^[^\s\d",;:/&|“”„«»]+( [^\s\d",;:/&|“”„«»]+)*$/.test(say) && !/(^| )[-–]( |$)/.test(say);
  return isPlain ? say : `"${say.replaceAll('"', '”')}"`;
}

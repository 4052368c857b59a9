// Collects the phrases of a sheet while its lines are read, one after the other.

import type { ScoreCue } from '../score.ts';
import { scoreLimits } from '../score-problem.ts';
import { countsText, sumText } from './counts-text.ts';
import { moveDoubt } from './name-doubts.ts';
import { partProblem } from './sheet-counts.ts';
import type { SheetMove } from './sheet-line.ts';
import type { SheetProblem } from './sheet-reading.ts';

/** A phrase while lines are added to it. `counts` has the counts of the lines so far. */
export type Draft = {
  section: string;
  title: string;
  line: number;
  counts: number;
  cues: ScoreCue[];
  like?: Draft;
  /** Whether the phrase comes from a repeat of its own section. A later repeat of that section leaves it out. */
  isSectionAgain?: boolean;
};

export type Heading = {
  title: string;
  level: 1 | 2;
  line: number;
  /** Whether the line became a title only because it was not understood. */
  isUnread?: boolean;
};

/** The most counts of a line's move. */
const mostCounts = 128;
const mostRepeats = 64;
/** A dance with more phrases than this is refused in any case, so no further phrases are added. */
const mostDrafts = 10 * scoreLimits.phrases;

/** The title of a phrase without a name. */
const unnamed = 'Phrase';

/**
 * Returns a name in the form in which names are compared: without differences in case, spaces, quotes or a last colon,
 * or in the invisible breaks between words of scripts without spaces.
 */
export function sameName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('\u200b', '')
    .replace(/[\s"'’“”]+|:$/g, ' ')
    .trim();
}

export class SheetPhrases {
  readonly drafts: Draft[] = [];
  readonly problems: SheetProblem[] = [];
  private heading: Heading & { section: string } = { title: unnamed, level: 1, line: 1, section: unnamed };
  private section = '';
  /** The phrase to which lines are added; undefined after a title. */
  private current: Draft | undefined;
  private isTitleOpen = false;
  /** The last count that the line before named; 0 if that line named no count. */
  private lastPlace = 0;
  /** The moves of the last line, to which a hint belongs. */
  private lastMoves: ScoreCue[] = [];

  /** Adds a title of a section or a phrase, to which the following lines belong. */
  open(heading: Heading): void {
    this.closeTitle(heading.level);
    const section = heading.level === 1 ? heading.title : this.section || heading.title;
    if (heading.level === 1) this.section = heading.title;
    this.heading = { ...heading, section };
    this.isTitleOpen = true;
    this.current = undefined;
    this.lastMoves = [];
    this.lastPlace = 0;
  }

  /** Adds the moves of a line. Returns their first count (from 1) in the phrase, and their number of counts. */
  add(move: SheetMove, line: number): { from: number; counts: number } {
    const { times, counts } = move;
    if (!this.mayHave(times, counts, line)) return { from: 0, counts: 0 };
    const draft = this.growing(line);
    const placed = this.placed(move, draft.counts, line);
    const from = draft.counts + 1;
    // A dance with so many counts is refused, so its words are not worked out.
    if (draft.counts > scoreLimits.counts) {
      draft.counts += times * placed.counts;
      return { from, counts: times * placed.counts };
    }
    const named = placed.words ?? (placed.title ? [{ at: 1, say: placed.title }] : []);
    const silent = named.find(({ say }) => say === '');
    if (silent) this.addWarning(line, `Count ${silent.at} stands without a word, and was left out.`);
    for (const doubt of [partProblem(named), moveDoubt(placed)]) if (doubt) this.addWarning(line, doubt);
    const beyond = named.find(({ at }) => at >= placed.counts + 1 || draft.counts + at < 1);
    if (beyond)
      this.addError(
        line,
        `“${beyond.say}” is called on count ${beyond.at}, but the move has ${countsText(placed.counts)}.`,
      );
    const words = named.filter(
      ({ at, say }) => say !== '' && at < placed.counts + 1 && draft.counts + at >= 1,
    );
    this.lastMoves = [];
    for (let time = 0; time < times; time += 1) {
      if (placed.title !== '') this.lastMoves.push(titledCue(draft, placed));
      for (const { at, say } of words) {
        const cue = cueAt(draft, draft.counts + at);
        cue.say = `${cue.say} ${say}`.trim();
      }
      draft.counts += placed.counts;
    }
    return { from, counts: draft.counts + 1 - from };
  }

  /** Adds a hint to the moves of the line before. Returns false if that line has no moves. */
  hint(text: string): boolean {
    for (const cue of this.lastMoves) cue.hint = cue.hint ? `${cue.hint} ${text}` : text;
    return this.lastMoves.length > 0;
  }

  /** The length in counts of the phrase or section called `name`; 0 if nothing above has that name. */
  countsOf(name: string): number {
    return this.isEndless() ? 0 : this.named(name).reduce((sum, { counts }) => sum + counts, 0);
  }

  /**
   * Adds a repeat of the phrase or section called `name`, `times` times. Returns null if nothing above has this name.
   */
  repeat(name: string, times: number, line: number): { from: number; counts: number } | null {
    if (this.isEndless()) return { from: 0, counts: 0 };
    const found = this.named(name);
    if (found.length === 0) return null;
    if (times < 1 || times > mostRepeats) {
      this.addError(line, `A phrase can be repeated 1 to ${mostRepeats} times, not ${times}.`);
      return { from: 0, counts: 0 };
    }
    this.warnOfUnread();
    const isTitled = this.isTitleOpen && found.length * times === 1;
    const isInSection = this.isTitleOpen || this.heading.level === 2;
    const isSectionAgain =
      sameName(name) === sameName(this.heading.section) && sameName(name) !== sameName(found[0]?.title ?? '');
    let counts = 0;
    for (let time = 0; time < times; time += 1)
      for (const draft of found) {
        const like = draft.like ?? draft;
        counts += like.counts;
        this.begin({
          section: isInSection ? this.heading.section : like.section,
          title: isTitled ? this.heading.title : like.title,
          line,
          counts: like.counts,
          cues: like.cues.map((cue) => ({ ...cue })),
          like,
          isSectionAgain,
        });
      }
    return { from: 1, counts };
  }

  /** Reports a line with the sum of the lines above it. */
  total(counts: number, line: number): void {
    this.addWarning(line, sumText(counts, this.drafts));
  }

  /** Ends the reading after the last line. */
  end(): void {
    this.closeTitle(undefined);
  }

  addWarning(line: number, text: string): void {
    this.problems.push({ line, level: 'warning', text });
  }

  addError(line: number, text: string): void {
    this.problems.push({ line, level: 'error', text });
  }

  private closeTitle(next: 1 | 2 | undefined): void {
    if (!this.isTitleOpen) return;
    const { title, line, level, isUnread } = this.heading;
    if (isUnread)
      this.addWarning(line, `“${title}” was not understood: it is kept as a title with no counts under it.`);
    else if (level === 2 || next !== 2)
      this.addWarning(line, `“${title}” has no counts under it, so it is no phrase yet.`);
    this.isTitleOpen = false;
  }

  private mayHave(times: number, counts: number, line: number): boolean {
    if (times >= 1 && times <= mostRepeats && counts >= 1 && counts <= mostCounts) return true;
    const text =
      counts > mostCounts || times > mostRepeats
        ? `This line has ${countsText(times * counts)}. A move can have ${mostCounts} at most; 4x32 is four times 32 counts.`
        : 'This line has 0 counts. A move has at least one.';
    this.addError(line, text);
    return false;
  }

  private isEndless(): boolean {
    return this.drafts.length > mostDrafts;
  }

  private begin(draft: Draft): Draft {
    this.drafts.push(draft);
    this.current = draft;
    this.isTitleOpen = false;
    this.lastPlace = 0;
    this.lastMoves = [];
    return draft;
  }

  /** The phrase to which a line's moves belong. A new one begins after a title or a repeat, and in the first line. */
  private growing(line: number): Draft {
    const last = this.drafts.at(-1);
    if (last && this.isEndless()) {
      this.isTitleOpen = false;
      return last;
    }
    const { section, title } = this.heading;
    const draft = { section, title, line: this.isTitleOpen ? this.heading.line : line, counts: 0, cues: [] };
    if (this.isTitleOpen) {
      this.warnOfUnread();
      return this.begin(draft);
    }
    if (!this.current) return this.begin(draft);
    if (!this.current.like) return this.current;
    const free = this.freeTitle(title);
    this.addWarning(
      line,
      `This follows a repeat and has no title of its own, so it begins the phrase “${free}”.`,
    );
    return this.begin({ ...draft, title: free });
  }

  /** Reports an open title that became one only because its line was not understood. */
  private warnOfUnread(): void {
    const { title, line, isUnread } = this.heading;
    if (this.isTitleOpen && isUnread)
      this.addWarning(line, `“${title}” has no counts, so it was read as the title of what follows.`);
  }

  private freeTitle(title: string): string {
    const taken = new Set(this.drafts.map((draft) => sameName(draft.title)));
    let number = 2;
    while (taken.has(sameName(`${title} ${number}`))) number += 1;
    return `${title} ${number}`;
  }

  /** The last phrase called `name`, or the phrase with the number in `name`, or all phrases of the section `name`. */
  private named(name: string): Draft[] {
    const wanted = sameName(name);
    const phrase = this.drafts.findLast(({ title }) => sameName(title) === wanted);
    if (phrase) return [phrase];
    const number = /^(?:phrase |#|no\.? ?)(\d{1,3})$/.exec(wanted)?.[1];
    const numbered = number && this.drafts[Number(number) - 1];
    if (numbered) return [numbered];
    const drafts = this.drafts.filter(({ isSectionAgain }) => !isSectionAgain);
    const last = drafts.findLastIndex(({ section }) => sameName(section) === wanted);
    const first = drafts.findLastIndex(({ section }, index) => index < last && sameName(section) !== wanted);
    if (last >= 0) return drafts.slice(first + 1, last + 1);
    const bare = wanted.replace(/^(?:the|le|la|les|el|los|las|den|die|das|der|il) /, '');
    return bare === wanted ? [] : this.named(bare);
  }

  /**
   * Returns a line's moves with their right length: if a sheet names counts, a single number is a count and not a
   * length. Reports a line whose named counts don't follow those of the line before.
   */
  private placed(move: SheetMove, before: number, line: number): SheetMove {
    const goesOn = this.lastPlace > 0 && move.isNumber && move.counts === this.lastPlace + 1;
    const isFirst = move.isNumber && move.counts === 1 && before % 8 === 0;
    const places = move.places ?? (goesOn ? [move.counts] : isFirst ? [1] : undefined);
    this.lastPlace = Math.floor(places?.at(-1) ?? 0);
    if (!places) return move;
    const first = Math.ceil(places[0] ?? 1);
    const total = this.drafts.reduce((sum, { counts }) => sum + counts, 0);
    if (![before % 8, before, total].includes(first - 1))
      this.addWarning(
        line,
        `This line begins on count ${first}, where count ${(before % 8) + 1} comes next. It was put there.`,
      );
    return { ...move, counts: move.places ? move.counts : 1 };
  }
}

function titledCue(draft: Draft, { title, move, hint }: SheetMove): ScoreCue {
  const cue = cueAt(draft, draft.counts + 1);
  cue.title = title;
  if (move !== undefined) cue.move = move;
  if (hint !== undefined) cue.hint = hint;
  return cue;
}

function cueAt(draft: Draft, at: number): ScoreCue {
  const there = draft.cues.find((cue) => cue.at === at);
  if (there) return there;
  const cue = { at, say: '' };
  draft.cues.push(cue);
  return cue;
}

// Reads a dance's script as organisers write it: as text, or in cells of a spreadsheet. Scripts may be written in many
// ways. A line that is not understood is reported, and kept as a title.

import { cutText } from '#platform/rules/text-length.ts';
import type { Score } from './score.ts';
import { wholeProblem } from './score-problem.ts';
import { countedTitle } from './sheet/counted-title.ts';
import { draftProblems } from './sheet/draft-problems.ts';
import { eightsProblem } from './sheet/eights-column.ts';
import { emptyScore } from './sheet/empty-score.ts';
import { introOf, oneTempo, tempoOf } from './sheet/head-problems.ts';
import { nestedProblems } from './sheet/nested-counts.ts';
import { addedProblems } from './sheet/rising-counts.ts';
import { gridRows, gridSign } from './sheet/sheet-grid.ts';
import { readHead, type SheetHead } from './sheet/sheet-head.ts';
import {
  isTotal,
  longestLine,
  type ReadLine,
  readLine,
  readRepeat,
  readRow,
  type SheetRepeat,
} from './sheet/sheet-line.ts';
import { SheetPhrases } from './sheet/sheet-phrases.ts';
import type { SheetLine, SheetLineKind, SheetReading } from './sheet/sheet-reading.ts';
import {
  cellSign,
  cellsOf,
  columnsIn,
  countsProblem,
  emptyBefore,
  isDate,
  namesBy,
  rowOf,
  type SheetColumn,
  wholeRows,
  withoutErrors,
} from './sheet/sheet-table.ts';
import { letterProblem, sheetKindProblem, sheetLines } from './sheet/sheet-text.ts';
import { wholePhrases } from './sheet/whole-phrases.ts';

/** The most characters of a title that is made of a line that is not understood. */
const longestTitle = 100;

/**
 * Reads a script sheet. `before` is the score that the sheet was written from or replaces: phrases keep the ids that
 * they have there, found by their titles and then by their order. If there is a problem of level 'error', the score may
 * be unusable.
 */
export function readSheet(text: string, before: Score | null = null): SheetReading {
  const refused = sheetKindProblem(text);
  if (refused) return unreadable(refused, before);
  return new SheetReader(sheetLines(text), before).read();
}

function unreadable(text: string, before: Score | null, lines: SheetLine[] = []): SheetReading {
  const score = { ...emptyScore(before), phrases: [] };
  return { score, intro: null, problems: [{ line: 1, level: 'error', text }], lines };
}

/** Reads the lines of one sheet, one after the other. */
class SheetReader {
  private readonly phrases = new SheetPhrases();
  private readonly lines: SheetLine[] = [];
  private head: SheetHead = {};
  private headLine = 1;
  private readonly sign: string | null;
  /** The level of a title without `#`: 2 (a phrase) in a sheet that has sections, else 1 (a section). */
  private readonly unmarked: 1 | 2;
  /** The number of cells at the beginning of a row that are empty in every row. */
  private readonly margin: number = 0;
  private columns: (SheetColumn | null)[] | undefined;
  /** The last names in a table's columns for sections and phrases. */
  private readonly named = { section: '', phrase: '' };
  private hasCounts = false;
  private hasDates = false;
  private warnsOfColumns = true;
  private readonly texts: readonly string[];
  private readonly before: Score | null;

  constructor(texts: readonly string[], before: Score | null) {
    this.before = before;
    this.sign = cellSign(texts) ?? gridSign(texts);
    const { rows, unclosed } =
      this.sign === null ? { rows: texts, unclosed: [] } : wholeRows(texts, this.sign);
    this.texts = this.sign === null ? rows : gridRows(rows, this.sign);
    if (this.sign !== null) this.margin = emptyBefore(this.texts, this.sign);
    this.warnOfUnclosed(unclosed);
    this.unmarked = texts.some((line) => /^[^\p{L}\d]*#(?!#)/u.test(line)) ? 2 : 1;
  }

  read(): SheetReading {
    this.texts.forEach((text, index) => {
      const line = index + 1;
      const cells =
        this.sign !== null && text.includes(this.sign) ? this.cellsIn(text, this.sign, line) : null;
      const broken = letterProblem(text);
      if (broken) this.phrases.addWarning(line, broken);
      const read = cells ? this.readCells(cells, line) : this.readText(text.trim(), line);
      this.lines.push({ line, text, from: 0, counts: 0, ...read });
    });
    this.phrases.end();
    const { drafts } = this.phrases;
    if (!this.hasCounts)
      return unreadable(
        this.hasDates
          ? 'A spreadsheet made dates of the counts. Please give their column the format Text, type them anew and paste them again.'
          : 'No line of this text begins with counts. A line of a sheet is like “8 march forward”.',
        this.before,
        this.lines,
      );
    const nested = this.sign === null ? nestedProblems(this.lines) : [];
    const added = [...nested, ...addedProblems(this.lines)];
    const problems = [...this.phrases.problems, ...added, ...draftProblems(drafts)];
    const given = { head: this.head, line: this.headLine, kept: this.before?.tempo };
    const score = {
      ...emptyScore(this.before),
      ...(this.head.title !== undefined && { title: this.head.title }),
      tempo: tempoOf(given, problems),
      phrases: wholePhrases(drafts, this.before),
    };
    const intro = introOf(given, score.tempo, problems);
    const fault = problems.some(({ level }) => level === 'error') ? null : wholeProblem(score);
    if (fault) problems.push({ line: 1, level: 'error', text: fault });
    problems.sort((a, b) => a.line - b.line);
    return { score, intro, problems, lines: this.lines };
  }

  private cellsIn(text: string, sign: string, line: number): readonly string[] {
    const { cells, error } = withoutErrors(cellsOf(text, sign).slice(this.margin));
    if (error)
      this.phrases.addWarning(line, `The cell “${error}” is a spreadsheet’s error, and was not read.`);
    return cells;
  }

  /** Reads a row of a table. */
  private readCells(cells: readonly string[], line: number): Read {
    const filled = cells.filter((cell) => cell !== '');
    const [first = ''] = filled;
    const below = cellsOf(this.texts[line] ?? '', this.sign ?? '').slice(this.margin);
    const eights = this.hasCounts ? null : eightsProblem(cells, below);
    if (eights) this.phrases.addError(line, eights);
    const columns = columnsIn(cells, this.hasCounts);
    if (columns) return this.headed(cells, columns, line);
    const words = filled.join(' ');
    if (words.length > longestLine) return this.unread(words, line);
    if (filled.length === 0 || filled.every((cell) => /^:?-+:?$/.test(cell))) return { kind: 'blank' };
    // A row such as '118 bpm, intro 20 s' has no counts.
    const head = this.hasCounts ? undefined : [filled.join(', '), filled.join(': ')].find(readHead);
    if (head !== undefined) return this.readText(head, line);
    const row = rowOf(cells, this.columns);
    this.openNamed(row.section, row.phrase, line);
    if (filled.length === 1 && row.counts === '')
      return row.section || row.phrase ? { kind: 'title' } : this.readText(first, line);
    const beyond = cells.filter(
      (cell, index) => cell !== '' && !(this.columns ? this.columns[index] : index < 4),
    );
    if (beyond.length > 0 && this.warnsOfColumns) {
      this.warnsOfColumns = false;
      this.phrases.addWarning(
        line,
        `The cell “${beyond[0]}” stands in a column without a meaning, and was not read.`,
      );
    }
    if (isDate(row.counts)) this.hasDates = true;
    const broken = countsProblem(row.counts);
    if (broken) {
      this.phrases.addWarning(line, broken);
      return this.unread(words, line);
    }
    const read = readRow(row);
    return read ? this.use(read, line) : this.readText(words, line);
  }

  /**
   * Reads names of columns in a line without the separating sign of the table, because another sign may separate the
   * names, or the lines below may have no cells. A line such as 'sep=;', with which a CSV file names its sign, is read
   * too. Returns null for any other line.
   */
  private readNames(text: string, line: number): Read | null {
    if (/^"?sep=(?:\\t|.?)"?$/i.test(text)) return { kind: 'columns' };
    const sign = namesBy(text);
    if (sign === null) return null;
    const { rows, unclosed } = wholeRows([text], sign);
    if (unclosed.length > 0) this.warnOfUnclosed([line]);
    const cells = cellsOf(rows[0] ?? '', sign);
    return this.headed(cells, columnsIn(cells) ?? [], line);
  }

  /** Warns of lines with a quote that opens a cell and is never closed. */
  private warnOfUnclosed(lines: readonly number[]): void {
    for (const line of lines)
      this.phrases.addWarning(
        line,
        'A quote (") opens a cell of this line and is never closed, so it was left out.',
      );
  }

  /** Keeps the columns of a row of names, and reports a second column of counts. */
  private headed(cells: readonly string[], columns: (SheetColumn | null)[], line: number): Read {
    this.columns = columns;
    const [first, second] = cells.filter((_, index) => columns[index] === 'counts');
    if (second !== undefined)
      this.phrases.addWarning(
        line,
        `Two columns are headed as counts, “${first}” and “${second}”: the first was read.`,
      );
    return { kind: 'columns' };
  }

  /** Opens a new section or phrase where its name in the column changes. */
  private openNamed(section: string, phrase: string, line: number): void {
    if (section !== '' && section !== this.named.section) {
      this.named.phrase = '';
      this.phrases.open({ title: section, level: 1, line });
    }
    if (phrase !== '' && phrase !== this.named.phrase) this.phrases.open({ title: phrase, level: 2, line });
    if (section !== '') this.named.section = section;
    if (phrase !== '') this.named.phrase = phrase;
  }

  private readText(text: string, line: number): Read {
    if (text.length > longestLine) return this.unread(text, line);
    const names = this.hasCounts ? null : this.readNames(text, line);
    if (names) return names;
    const head = /^[#>]/.test(text) ? null : readHead(text);
    const counted =
      head?.tempo === undefined && countedTitle(text, { texts: this.texts, line, isIntro: head !== null });
    if (counted) {
      if (counted.doubt) this.phrases.addWarning(line, counted.doubt);
      return this.use({ kind: 'title', level: null, title: counted.title }, line);
    }
    if (head && !this.hasCounts) {
      const isSecond = head.tempo !== undefined && (this.head.tempo ?? head.tempo) !== head.tempo;
      if (isSecond) this.phrases.addWarning(line, oneTempo);
      else if (head.tempo !== undefined || head.intro !== undefined) this.headLine = line;
      this.head = { ...head, ...this.head };
      return { kind: 'tempo' };
    }
    if (head?.tempo !== undefined && head.title === undefined) {
      this.phrases.addWarning(line, oneTempo);
      return { kind: 'tempo' };
    }
    return this.use(readLine(text), line);
  }

  private use(read: ReadLine, line: number): Read {
    switch (read.kind) {
      case 'blank':
        return read;
      case 'title':
        this.phrases.open({ ...read, level: read.level ?? this.unmarked, line });
        return { kind: 'title' };
      case 'moves': {
        if (isTotal(read.title)) {
          this.phrases.total(read.times * read.counts, line);
          return { kind: 'blank' };
        }
        this.hasCounts = true;
        const repeat = readRepeat(read.title);
        const isRepeat = repeat?.sure && this.phrases.countsOf(repeat.of) === read.times * read.counts;
        if (isRepeat) return this.use(repeat, line);
        return { kind: 'moves', ...this.phrases.add(read, line) };
      }
      case 'hint':
        return this.phrases.hint(read.hint) ? { kind: 'hint' } : this.unread(read.hint, line);
      case 'repeat':
        return this.repeat(read, line);
      case 'unclear':
        this.phrases.addError(line, read.text);
        return { kind: 'unread' };
      case 'unread':
        return this.unread(read.title, line);
    }
  }

  private repeat({ of, whole, times, sure, aside }: SheetRepeat, line: number): Read {
    const isName = whole !== of && this.phrases.countsOf(whole) > 0;
    const added = isName ? this.phrases.repeat(whole, 1, line) : this.phrases.repeat(of, times, line);
    if (added) return { kind: 'repeat', ...added };
    if (aside !== undefined) {
      const read = this.use({ kind: 'hint', hint: aside }, line);
      if (sure && read.kind === 'hint')
        this.phrases.addWarning(line, `No phrase above is called “${of}”, so this line was read as a hint.`);
      return read;
    }
    if (!sure) return this.unread(this.texts[line - 1]?.trim() ?? of, line);
    this.phrases.addError(line, `“${of}” can’t be repeated: no phrase above has this name.`);
    return { kind: 'unread' };
  }

  private unread(title: string, line: number): Read {
    const short = title.length > longestTitle ? `${cutText(title, longestTitle - 1).trimEnd()}…` : title;
    this.phrases.open({ title: short, level: this.unmarked, line, isUnread: true });
    return { kind: 'unread' };
  }
}

type Read = { kind: SheetLineKind; from?: number; counts?: number };

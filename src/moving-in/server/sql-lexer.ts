// PostgreSQL's lexical rules (its manual, "Lexical Structure") for a text that comes in pieces of any size. Of a quoted
// text that is longer than a row may be, only the beginning is kept, and of a comment nothing, so that no file fills
// the memory.

import { studioLimits } from '#studio/rules/studio-limits.ts';
import type { Token, TokenKind } from './sql-token.ts';
import { unescaped, unescapedByNumber } from './unescaped.ts';

/** A text, name, comment or line that is being read; its end may be in a later piece. */
type Body = {
  /** The kind of the token that the text becomes; null for a comment, which gives no token. */
  kind: TokenKind | null;
  /** Finds the characters that end the text or need a closer look. */
  stop: RegExp;
  /** The number of characters at the end of a piece that may begin a match of `stop` and are therefore kept. */
  spare: number;
  /** Decodes the escapes of the text. */
  decode: (text: string) => string;
  text: string;
  cut: boolean;
  depth: number;
};

const LINE_BREAK = /\r\n|\n|\r/g;
/** Blanks, with the invisible characters of pasted text and the end-of-file character of old DOS files. */
const blank = String.raw`\s\u001a\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060`;
const blanks = new RegExp(`[${blank}]+`, 'y');
const letter = String.raw`(?![${blank}])[A-Za-z_\u0080-\uffff]`;
const wordAt = new RegExp(String.raw`${letter}(?:[\d$]|${letter})*`, 'y');
/** A number, with a sign after its e. The pattern also takes letters behind digits, so that 1abc is not read as 1. */
const numberAt = /[\d.][\w.]*(?:(?<=[eE])[+-]\w*)?/y;
const wholeNumber = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const dollarAt = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y;
const dollarStart = /\$[\w\u0080-\uffff]*$/y;
const asItIs = (text: string) => text;

/** `firstLine` is the number of the text's first line. */
export function makeSqlLexer(firstLine: number) {
  let held = '';
  let at = 0;
  let ended = false;
  /** A carriage return at the end of a piece, kept until the next piece shows whether a line feed follows. */
  let carried = '';
  let body: Body | null = null;
  let again: Token | null = null;
  /** Whether a backslash escapes in every text, as in old databases. */
  let escapesEverywhere = false;
  /**
   * The index at which the last token begins in `held`. Once that piece of text is dropped, `startLine` has the token's
   * line.
   */
  let start = 0;
  let startLine: number | null = null;
  let counted = 0;
  let line = firstLine;

  const token = (kind: TokenKind, text: string, cut = false): Token => ({ kind, text, cut });

  function lineAt(place: number): number {
    // Between the two characters of a line break the line has not ended yet.
    const end = held.startsWith('\r\n', place - 1) ? place - 1 : place;
    if (end > counted) {
      line += held.slice(counted, end).match(LINE_BREAK)?.length ?? 0;
      counted = end;
    }
    return line;
  }

  function startHere(): void {
    start = at;
    startLine = null;
  }

  function open(kind: Body['kind'], stop: RegExp, { spare = 0, decode = asItIs } = {}): void {
    body = { kind, stop, spare, decode, text: '', cut: false, depth: 1 };
  }

  function keep(reading: Body, part: string): void {
    if (reading.kind === null || reading.cut) return;
    reading.text += part;
    reading.cut = reading.text.length > studioLimits.importRowMax;
    if (reading.cut) reading.text = reading.text.slice(0, 100);
  }

  /** Reads on in `reading`. Returns null when more text is needed first; undefined after a comment. */
  function readBody(reading: Body): Token | null | undefined {
    const close = () => {
      body = null;
      if (reading.kind === null) return undefined;
      return token(reading.kind, reading.decode(reading.text), reading.cut);
    };
    for (;;) {
      reading.stop.lastIndex = at;
      const found = reading.stop.exec(held)?.[0];
      const end =
        found === undefined
          ? held.length - (ended ? 0 : reading.spare)
          : reading.stop.lastIndex - found.length;
      if (end > at) {
        keep(reading, held.slice(at, end));
        at = end;
      }
      if (found === undefined) {
        if (!ended) return null;
        if (reading.stop === LINE_BREAK) return close();
        body = null;
        return token('end', '', true);
      }
      if (found === '/*' || found === '*/') {
        at += 2;
        reading.depth += found === '/*' ? 1 : -1;
        if (reading.depth === 0) return close();
      } else if (found === "'" || found === '"' || found === '\\') {
        if (at + 1 >= held.length && !ended) return null;
        const pair = held.slice(at, at + 2);
        if (found !== '\\' && pair !== found + found) {
          at += 1;
          return close();
        }
        keep(reading, found === '\\' ? pair : found);
        at += 2;
      } else {
        at += found.length;
        return close();
      }
    }
  }

  /**
   * Reads the next token. Returns null when more text is needed first; undefined when a text was opened or a comment
   * skipped.
   */
  function readPlain(): Token | null | undefined {
    blanks.lastIndex = at;
    if (blanks.test(held)) at = blanks.lastIndex;
    startHere();
    if (at === held.length) return ended ? token('end', '') : null;
    const first = held.charAt(at);
    const second = held.charAt(at + 1);
    wordAt.lastIndex = at;
    if (wordAt.test(held)) return readWord(wordAt.lastIndex);
    if ('-/$.'.includes(first) && second === '' && !ended) return null;
    if (first === "'") {
      at += 1;
      if (escapesEverywhere) open('text', /['\\]/g, { decode: unescaped });
      else open('text', /'/g);
    } else if (first === '"') {
      at += 1;
      open('name', /"/g);
    } else if (first === '-' && second === '-') open(null, LINE_BREAK);
    else if (first === '/' && second === '*') {
      if (held.length - at < 5 && !ended) return null;
      at += 2;
      // MySQL runs what is in such a comment (/*!40000 ... */, of MariaDB /*M!100000 ... */) as a statement.
      if (/^M?!\d/.test(held.slice(at, at + 3))) return token('mark', '/*!');
      open(null, /\/\*|\*\//g, { spare: 1 });
    } else if (first === '\\') open('command', LINE_BREAK);
    else if (first === '$') return readDollar();
    else if (/\d/.test(first) || (first === '.' && /\d/.test(second))) {
      numberAt.lastIndex = at;
      numberAt.test(held);
      const end = numberAt.lastIndex;
      if (end === held.length && !ended) return unfinished();
      const text = held.slice(at, end);
      at = end;
      return token(wholeNumber.test(text) ? 'number' : 'mark', text);
    } else {
      at += 1;
      return token('mark', first);
    }
    return undefined;
  }

  /** Reads a word, or the letters before a text that say how to decode it. */
  function readWord(end: number): Token | null | undefined {
    // A `u` may be the start of U&'..', which needs two more characters.
    if (end + 1 >= held.length && !ended) return unfinished();
    const text = held.slice(at, end).toLowerCase();
    const mark = held.charAt(end);
    const behind = held.charAt(end + 1);
    at = end + 1;
    if (text === 'e' && mark === "'") open('text', /['\\]/g, { decode: unescaped });
    else if (text === 'n' && mark === "'") open('text', /'/g);
    else if ((text === 'b' || text === 'x') && mark === "'") open('bits', /'/g);
    else if (text === 'u' && mark === '&' && (behind === "'" || behind === '"')) {
      at += 1;
      open(behind === "'" ? 'text' : 'name', behind === "'" ? /'/g : /"/g, { decode: unescapedByNumber });
    } else {
      at = end;
      return token('word', text);
    }
    return undefined;
  }

  function readDollar(): Token | null | undefined {
    dollarAt.lastIndex = at;
    const [tag] = dollarAt.exec(held) ?? [];
    if (tag !== undefined) {
      at += tag.length;
      open('text', new RegExp(tag.replaceAll('$', '\\$'), 'g'), { spare: tag.length - 1 });
      return undefined;
    }
    dollarStart.lastIndex = at;
    if (dollarStart.test(held) && !ended) return unfinished();
    at += 1;
    return token('mark', '$');
  }

  /** A word that is longer than a row is cut, so that no more than a row is kept in memory. */
  function unfinished(): Token | null {
    if (held.length - at <= studioLimits.importRowMax) return null;
    const text = held.slice(at, at + 100);
    at = held.length;
    return token('mark', text, true);
  }

  return {
    push(piece: string): void {
      startLine ??= lineAt(start);
      lineAt(at);
      const all = held.slice(at) + carried + piece;
      carried = all.endsWith('\r') ? '\r' : '';
      held = carried ? all.slice(0, -1) : all;
      at = 0;
      start = 0;
      counted = 0;
    },
    end(): void {
      held += carried;
      carried = '';
      ended = true;
    },
    /** The next token; null when more text is needed first. At the end of the text it always returns `end`. */
    read(): Token | null {
      if (again) {
        const given = again;
        again = null;
        return given;
      }
      for (;;) {
        const found = body ? readBody(body) : readPlain();
        if (found !== undefined) return found;
      }
    },
    /** The rest of the line without its line break. */
    readLine(): Token | null {
      if (body === null) {
        startHere();
        if (at === held.length) return ended ? token('end', '') : null;
        open('line', LINE_BREAK);
      }
      return body && (readBody(body) ?? null);
    },
    /** Makes the next read return `given` again. */
    back(given: Token): void {
      again = given;
    },
    escapeEverywhere(so: boolean): void {
      escapesEverywhere = so;
    },
    /** The line in which the last token begins. */
    line(): number {
      return startLine ?? lineAt(start);
    },
  };
}

// A text that comes in pieces, read line by line or row by row of a statement, and never the whole of it at once.

import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../../http/app-error.ts';

export type TextReader = ReturnType<typeof readerOf>;

/** What it reads at once may be as long as a row of an import: then it throws invalid_input. */
export function readerOf(text: AsyncIterable<string>) {
  const pieces = text[Symbol.asyncIterator]();
  let held = '';
  let at = 0;
  let lineAt = 0;

  const isLong = () => held.length - at > studioLimits.importRowMax;
  const tooLong = () => new AppError('invalid_input', { message: 'A line of this dump is too long.' });

  /** False at the end of the text. */
  async function more(): Promise<boolean> {
    if (isLong()) throw tooLong();
    const next = await pieces.next();
    if (next.done) return false;
    held = held.slice(at) + next.value;
    at = 0;
    return true;
  }

  async function lineEnd(startIsEnough: boolean): Promise<number> {
    for (let from = at; ; ) {
      const end = held.indexOf('\n', from);
      if (end >= 0) return end;
      if (startIsEnough && isLong()) return held.length;
      const looked = held.length - at;
      if (!(await more())) return held.length;
      from = looked;
    }
  }

  return {
    /** The next line without its end, or as much of it as may be read at once where its `start` is enough; null at the end. */
    async line(start = false): Promise<string | null> {
      const end = await lineEnd(start);
      if (at === held.length) return null;
      lineAt = at;
      at = Math.min(end + 1, held.length);
      return held.slice(lineAt, held[end - 1] === '\r' ? end - 1 : end);
    },
    /** What stands next, by a sticky pattern that never fits a part of it; null where nothing does that is read at once. */
    async take(pattern: RegExp): Promise<RegExpExecArray | null> {
      for (;;) {
        pattern.lastIndex = at;
        const found = pattern.exec(held);
        if (found) at = pattern.lastIndex;
        if (found || isLong() || !(await more())) return found;
      }
    },
    /** Goes back to so many characters behind the start of the line that was read last. */
    backTo(offset: number): void {
      at = lineAt + offset;
    },
    tooLong,
    endsEarly: () =>
      new AppError('invalid_input', {
        message: 'This dump ends in the middle of a table or a function. Make it again.',
      }),
  };
}

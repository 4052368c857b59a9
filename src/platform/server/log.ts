// The log: JSON lines in UTC. Input is written as it is, so callers pass ids and codes, never a person's data.

const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type Level = (typeof levels)[number];

export type Fields = Record<string, string | number | boolean | null | undefined>;
export type Log = Record<Exclude<Level, 'silent'>, (event: string, fields?: Fields) => void>;

/** Makes a log that writes events of `least` or above through `write`, one line each. */
export function makeLog(
  least: Level,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const at =
    (level: Exclude<Level, 'silent'>) =>
    (event: string, fields: Fields = {}) => {
      if (levels.indexOf(level) < levels.indexOf(least)) return;
      // JSON escapes control characters, so that no logged value can begin a new line.
      write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Returns the short reason of anything thrown, for the log. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

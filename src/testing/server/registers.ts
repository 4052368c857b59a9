// Reads the lists of src/subjects/ as text, with the files whose entries each list spreads. In `{ ...a, ...b }` the
// entry of b silently replaces the entry of a with the same key. Tests therefore search these lists for entries that
// are registered twice, and also for tables about people without a row in the privacy register.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from './copy-project.ts';

/**
 * A part of a register: a name spread from a file (a path from the project's folder), or the keys that the register
 * itself adds.
 */
export type RegisterPart = { file: string; name: string } | { file: string; own: string[] };

type Register = { name: string; parts: RegisterPart[] };

/** The entries of a part, by key. */
export type Registered = { file: string; entries: object };

/** Returns the lists in a register file that spread other lists or imports. */
export function registersIn(file: string, text: string): Register[] {
  const places = new Map<string, RegisterPart>();
  for (const [, names = '', from = ''] of text.matchAll(/^import\s+\{([^}]*)\}\s+from\s+'([#.][^']+)'/gm))
    for (const each of names.split(',')) {
      const [name = '', as = name] = each.trim().split(/\s+as\s+/);
      const path = from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(file), from);
      places.set(as, { file: path, name });
    }
  const lists = text.matchAll(
    /^(?:export )?const (\w+)[^=\n]*= \{(.*?)\}(?: as const)?(?: satisfies [^;]*)?;$/gms,
  );
  const found = [...lists];
  // A list may spread another list of the same file.
  for (const [, name = ''] of found) places.set(name, { file, name });
  return found.flatMap(([, name = '', body = '']) => {
    const spread = [...body.matchAll(/(?<=^|\s)\.\.\.(\w+)(?=,|\s|$)/g)].map(([, each = '']) => each);
    const parts = spread.flatMap((each) => places.get(each) ?? []);
    if (parts.length === 0) return [];
    const own = [...body.matchAll(/^ {2}'?([^\s':]+)'?:/gm)].map(([, key = '']) => key);
    return [{ name, parts: own.length > 0 ? [...parts, { file, own }] : parts }];
  });
}

/** Returns the parts of a register; a part that is itself a register is replaced by its own parts. */
export function partsOf(parts: readonly RegisterPart[]): RegisterPart[] {
  return parts.flatMap((part) => {
    if (!part.file.startsWith('src/subjects/') || 'own' in part) return [part];
    const text = readFileSync(join(projectFolder, part.file), 'utf8');
    const own = registersIn(part.file, text).find(({ name }) => name === part.name);
    return own ? partsOf(own.parts) : [part];
  });
}

/** Returns a sentence for each key, address and call that two parts of a register have, with both files. */
export function registeredTwice(all: readonly Registered[]): string[] {
  const registering = new Map<string, Set<string>>();
  for (const { file, entries } of all)
    for (const [key, value] of Object.entries(entries))
      for (const each of [key, ...addressesIn(value)])
        registering.set(each, (registering.get(each) ?? new Set()).add(file));
  return [...registering].flatMap(([each, files]) =>
    files.size > 1 ? [`${each} is registered in ${[...files].join(' and in ')}`] : [],
  );
}

/** Returns the addresses in a value: `/crew` for a page, `GET /api/crews` for a call. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/\S*$/.test(value) ? [value] : [];
  const isCall = Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string');
  return isCall ? [value.join(' ')] : [];
}

/** Matches the name of a column that identifies a person. */
const personal = /^(?:(?:user|leader|heir|member|person)_id|email|(?:first|last)_name)$/;

/** Returns a sentence for each table about people that `privacy` lacks, with the table's file and that of `privacy`. */
export function withoutPrivacyRow(
  all: readonly Registered[],
  privacy: { file: string; entries: object },
): string[] {
  return all.flatMap(({ file, entries }) =>
    Object.entries(entries).flatMap(([table, columns]) => {
      const column = Object.keys(columns).find((name) => personal.test(name));
      if (!column || table in privacy.entries) return [];
      return [`${table} in ${file} has ${column}, and ${privacy.file} says nothing about it`];
    }),
  );
}

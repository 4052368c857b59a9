// Imported mappings have to fit the dance that they belong to. Mappings that are stored here are adapted to an imported
// dance, as when an operator saves a dance.

import { sql } from 'kysely';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Mappings, OwnDance } from '#dance/rules/score/own-dance.ts';
import { lengthOf, type Score } from '#dance/rules/score/score.ts';
import { mappingProblem, parseMappings, parseOwnDance } from '#dance/rules/score/score-problem.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { readOwnDance, withScore } from '#studio/server/dance.ts';
import type { Trx } from '#studio/server/studio.ts';
import { plannedRows } from './plan.ts';

/**
 * Compares the planned mappings with the planned dance. Adds to the plan's rows a sentence about mappings that do not
 * fit, and about counts that stored mappings lose.
 */
export async function planCounts(trx: Trx): Promise<void> {
  const { dance, score, mappings, kept } = await readPlanned(trx);
  const problem = mappings && unfitText(mappings, score);
  if (problem) await say(trx, 'mappings', problem, 'problem');
  if (dance !== undefined && kept && kept.lost.length > 0) await say(trx, 'score', kept.lost.join(' '));
}

/**
 * The stored mappings, adapted to the planned dance; null if there are none, or the import has its own, or no dance.
 */
export async function keptCounts(trx: Trx): Promise<Mappings | null> {
  return (await readPlanned(trx)).kept?.mappings ?? null;
}

async function readPlanned(trx: Trx) {
  const rows = await trx
    .selectFrom(plannedRows('settings'))
    .select(['key', 'row', 'action'])
    .where('key', 'in', ['score', 'mappings'])
    .where('action', 'in', ['add', 'change'])
    .execute();
  const brought = (key: string) => {
    const row = rows.find((each) => each.key === key);
    return row && String(row.row.value ?? '');
  };
  const stored = await readOwnDance(trx);
  const given = brought('score');
  const dance: OwnDance | null | undefined = given === undefined ? undefined : parseOwnDance(given);
  const places = brought('mappings');
  const hasOwn = Object.keys(stored.mappings).length > 0;
  return {
    dance,
    score: (dance === undefined ? stored.dance : dance)?.score ?? houseScore(),
    mappings: places === undefined ? null : parseMappings(places),
    kept: hasOwn && places === undefined && dance !== undefined ? withScore(stored, dance) : null,
  };
}

/** A sentence about mappings with counts that the dance does not have; null where all fit. */
function unfitText(mappings: Mappings, score: Score): string | null {
  const unfit = Object.entries(mappings).filter(
    ([, mapping]) => mappingProblem(mapping, score, null) !== null,
  );
  const [first, ...more] = unfit;
  if (!first) return null;
  const [key, { spans }] = first;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  const last = Math.max(...spans.map(({ until }) => until));
  return `“${cutText(key, 80)}”${others} has counts up to ${last}, and “${score.title}” has ${lengthOf(score)}. Import the dance that they are of with them, or before.`;
}

function say(trx: Trx, key: string, detail: string, action?: 'problem') {
  return sql`update planned_settings set detail = ${detail}, action = coalesce(${action ?? null}::text, action)
    where key = ${key} and action in ('add', 'change')`.execute(trx);
}

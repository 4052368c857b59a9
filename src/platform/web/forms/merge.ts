// Merges the edits that two people made of one thing.

/**
 * The whole merged value twice: where both people changed the same part, `mine` has the typed words, and `theirs` the
 * stored words.
 */
export type Merged<Value> = {
  mine: Value;
  theirs: Value;
  /** Names of the parts that both people changed, and not in the same way. */
  clashes: readonly string[];
};

/** Merges an edit (`mine`) of `base` with the value stored now; without `base` nobody knows who changed what. */
export type Merge<Value> = (mine: Value, base: Value | undefined, theirs: Value) => Merged<Value>;

/** Whether two values of a form are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Merges a value that can't be split, such as a text. */
export function mergeWhole<Value>(mine: Value, base: Value | undefined, theirs: Value): Merged<Value> {
  if (isSame(mine, theirs) || (base !== undefined && isSame(mine, base)))
    return { mine: theirs, theirs, clashes: [] };
  const own = base !== undefined && isSame(theirs, base);
  return { mine, theirs: own ? mine : theirs, clashes: own ? [] : [''] };
}

/** Merges a list whose items are unique and whose order means nothing. */
export function mergeSet<Item>(
  mine: readonly Item[],
  base: readonly Item[] | undefined,
  theirs: readonly Item[],
): Merged<Item[]> {
  if (!base) return mergeWhole([...mine], base, [...theirs]);
  const all = [...theirs, ...mine.filter((item) => !theirs.includes(item))];
  const merged = all.filter((item) =>
    (mine.includes(item) === base.includes(item) ? theirs : mine).includes(item),
  );
  return { mine: merged, theirs: merged, clashes: [] };
}

type Fields<Value> = {
  /** Fields that belong together, under one name; every other field is a part by itself. */
  parts?: Readonly<Record<string, readonly (keyof Value & string)[]>>;
  /** The functions that merge fields whose values have parts themselves, such as lists. */
  each?: { readonly [Key in keyof Value]?: Merge<Value[Key]> };
};

/** Merges an object by its fields. */
export function mergeFields<Value extends object>({
  parts = {},
  each = {},
}: Fields<Value> = {}): Merge<Value> {
  const joined = Object.entries(parts);
  return (mine, base, theirs) => {
    const alone = (Object.keys(theirs) as (keyof Value & string)[])
      .filter((key) => !joined.some(([, keys]) => keys.includes(key)))
      .map((key) => [key, [key]] as const);
    const merged = { mine: { ...theirs }, theirs: { ...theirs }, clashes: [] as string[] };
    for (const [name, keys] of [...joined, ...alone]) {
      const [key] = keys;
      const own = keys.length === 1 && key !== undefined ? each[key] : undefined;
      const found =
        own && key !== undefined
          ? ofKey(key, own(mine[key], base?.[key], theirs[key]))
          : mergeWhole(pick(mine, keys), base && pick(base, keys), pick(theirs, keys));
      Object.assign(merged.mine, found.mine);
      Object.assign(merged.theirs, found.theirs);
      if (found.clashes.length > 0) merged.clashes.push(name);
    }
    return merged;
  };
}

function pick<Value extends object>(value: Value, keys: readonly (keyof Value & string)[]): Partial<Value> {
  const picked: Partial<Value> = {};
  for (const key of keys) picked[key] = value[key];
  return picked;
}

function ofKey<Value, Key extends keyof Value & string>(
  key: Key,
  { mine, theirs, clashes }: Merged<Value[Key]>,
) {
  return { mine: { [key]: mine }, theirs: { [key]: theirs }, clashes };
}

/**
 * Returns a function that merges an ordered list row by row. `nameOf` gives the name of a row that clashes. A row is a
 * clash if both people changed it, and not in the same way, or if one of them removed it and the other changed it. An
 * order that both changed, and not in the same way, is a clash too.
 */
export function mergeRows<Row extends { id: string }>(nameOf: (row: Row) => string): Merge<Row[]> {
  return (mine, base, theirs) => {
    if (!base) return mergeWhole(mine, base, theirs);
    const clashes: string[] = [];
    const rows = { mine: new Map<string, Row>(), theirs: new Map<string, Row>() };
    for (const id of new Set([...theirs, ...mine].map((row) => row.id))) {
      const [my, old, their] = [mine, base, theirs].map((list) => list.find((row) => row.id === id) ?? null);
      const found = mergeWhole(my ?? null, old ?? null, their ?? null);
      const row = my ?? their;
      if (found.clashes.length > 0 && row) clashes.push(nameOf(row));
      if (found.mine) rows.mine.set(id, found.mine);
      if (found.theirs) rows.theirs.set(id, found.theirs);
    }
    const order = mergeOrder(idsOf(mine), idsOf(base), idsOf(theirs));
    if (order.clashes.length > 0) clashes.push('the order');
    return { mine: listed(order.mine, rows.mine), theirs: listed(order.theirs, rows.theirs), clashes };
  };
}

/** Merges two orders of ids. An order first has its own ids, and at the end the ids that only the other order has. */
function mergeOrder(mine: string[], base: string[], theirs: string[]): Merged<string[]> {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const inCommon = (ids: string[]) => ids.filter((id) => common.includes(id));
  const { mine: kept, theirs: other, clashes } = mergeWhole(inCommon(mine), common, inCommon(theirs));
  const whole = (order: string[]) => {
    const [first, then] = isSame(order, inCommon(theirs)) ? [theirs, mine] : [mine, theirs];
    return [...first, ...then.filter((id) => !first.includes(id))];
  };
  return { mine: whole(kept), theirs: whole(other), clashes };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const listed = <Row>(ids: readonly string[], rows: ReadonlyMap<string, Row>) =>
  ids.flatMap((id) => rows.get(id) ?? []);

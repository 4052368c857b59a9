// Finds environment variables whose names are probably misspelt settings.

/**
 * Returns the variables whose name is nearly `name`: at most one letter in five differs, and the order of the letters
 * does not count. Returns none if `name` itself is set.
 */
export function nearlySpelt(variables: Record<string, string | undefined>, name: string): string[] {
  // A name of fewer than five letters is too much like the variables of other programs.
  if (variables[name] || name.length < 5) return [];
  const most = Math.floor(name.length / 5);
  return Object.keys(variables).filter(
    (given) => given !== name && Math.max(lettersLeft(given, name), lettersLeft(name, given)) <= most,
  );
}

/**
 * Returns the name of a variable that is nearly DATABASE_URL and has the address of a PostgreSQL: a server that ignored
 * the variable would serve another, empty database.
 */
export function misspeltDatabase(variables: Record<string, string | undefined>): string | undefined {
  return nearlySpelt(variables, 'DATABASE_URL').find((given) =>
    /^postgres(ql)?:/i.test(variables[given] ?? ''),
  );
}

/** Returns how many letters of `one` have no partner in `other`. */
function lettersLeft(one: string, other: string): number {
  const partners = [...other];
  return [...one].filter((letter) => {
    const at = partners.indexOf(letter);
    if (at >= 0) partners.splice(at, 1);
    return at < 0;
  }).length;
}

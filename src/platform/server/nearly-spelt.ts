// Finds environment variables whose names are probably misspelt settings.

/** Returns the variables whose name is nearly this one: at most one wrong letter in five, whatever their order. */
export function nearlySpelt(variables: Record<string, string | undefined>, name: string): string[] {
  // Shorter names are too much like the variables of other programs.
  if (variables[name] || name.length < 5) return [];
  const most = Math.floor(name.length / 5);
  return Object.keys(variables).filter(
    (given) => given !== name && Math.max(lettersLeft(given, name), lettersLeft(name, given)) <= most,
  );
}

/**
 * Returns a misspelt DATABASE_URL that leads to a PostgreSQL: a start that ignored it would serve another, empty
 * database.
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

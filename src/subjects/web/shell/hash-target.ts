/** The id of the element that a hash such as '#trophy-part2' names; one that can't be decoded is taken as it stands. */
export function hashTarget(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

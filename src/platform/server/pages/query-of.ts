/** Returns the query of a request's address, with its question mark; '' when it has none. */
export function queryOf(url = ''): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

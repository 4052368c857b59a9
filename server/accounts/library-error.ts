/** The stable code of an error that the account library threw, or undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== 'APIError') return undefined;
  return (error as { body?: { code?: string } }).body?.code;
}

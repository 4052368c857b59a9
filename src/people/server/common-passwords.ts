// The server refuses the most common passwords. The check works offline: the list comes with a package.

import { isTooCommon } from '#people/rules/password.ts';
import { AppError } from '#platform/server/http/app-error.ts';

/** Number of the list's passwords of at least eight characters that count, most common first. */
const MOST_COMMON = 3_000;

let list: Promise<ReadonlySet<string>> | undefined;

/** Throws invalid_input on the field `password` for a common one, or for the person's own address or name. */
export async function refuseCommonPassword(
  password: string,
  person: { email: string; names: readonly string[] },
): Promise<void> {
  list ??= loadList();
  if (isTooCommon(password, await list, person))
    throw new AppError('invalid_input', { field: 'password', text: 'form.passwordTooCommon' });
}

/** Loads the list at the first sign-up: the package unpacks fifty thousand words. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words: readonly unknown[] = dictionary['passwords-common'];
  const long = words.map((word) => String(word).toLowerCase()).filter((word) => word.length >= 8);
  return new Set(long.slice(0, MOST_COMMON));
}

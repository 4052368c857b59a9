// Refuses the most common passwords, by the list in an npm package.

import { isTooCommon } from '#people/rules/password.ts';
import { AppError } from '#platform/server/http/app-error.ts';

/** How many passwords of the list (of eight characters or more, most common first) are refused. */
const MOST_COMMON = 3_000;

let list: Promise<ReadonlySet<string>> | undefined;

/** Throws invalid_input on the field `password` if it is common, or is the person's own address or name. */
export async function refuseCommonPassword(
  password: string,
  person: { email: string; names: readonly string[] },
): Promise<void> {
  list ??= loadList();
  if (isTooCommon(password, await list, person))
    throw new AppError('invalid_input', { field: 'password', text: 'form.passwordTooCommon' });
}

/** Loads the list when it is first needed, because the package unpacks fifty thousand words. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words: readonly unknown[] = dictionary['passwords-common'];
  const long = words.map((word) => String(word).toLowerCase()).filter((word) => word.length >= 8);
  return new Set(long.slice(0, MOST_COMMON));
}

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): unknown };
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The address of each policy; a policy can be made once. */
const vouched = new Map<string, string>();

/**
 * `address` as the address of a script. Trusted Types: the page wants it from a policy of a name that it knows
 * (src/platform/server/security/headers.ts), and this policy gives this one address, whatever it is asked for.
 */
export function trustedAddress(policy: string, address: string): string {
  const known = vouched.get(policy);
  if (known !== undefined) return known;
  const made = window.trustedTypes?.createPolicy(policy, { createScriptURL: () => address });
  const trusted = (made?.createScriptURL(address) as string | undefined) ?? address;
  vouched.set(policy, trusted);
  return trusted;
}

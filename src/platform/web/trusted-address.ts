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

/** The address of each policy; a policy can be made only once. */
const vouched = new Map<string, string>();

/**
 * Returns `address` as a trusted script address. With Trusted Types a page accepts script addresses only from a policy
 * that its headers name (src/platform/server/security/headers.ts). The policy made here gives only `address`.
 */
export function trustedAddress(policy: string, address: string): string {
  const known = vouched.get(policy);
  if (known !== undefined) return known;
  const made = window.trustedTypes?.createPolicy(policy, { createScriptURL: () => address });
  const trusted = (made?.createScriptURL(address) as string | undefined) ?? address;
  vouched.set(policy, trusted);
  return trusted;
}

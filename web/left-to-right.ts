/** An address within a text: from left to right, though it begins with digits as in a network at home. */
export const addressInText = (address: string) => `\u2066${address}\u2069`;

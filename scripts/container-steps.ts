// The steps of a Containerfile that make the product, for a machine without a container tool. The Containerfile's
// commands and variables are used unchanged, after the whole project is copied. Steps for the system around the product
// (users, volumes) are left out.

export type ContainerStep =
  | { does: 'copy' }
  | { does: 'run'; command: string }
  | { does: 'env'; values: Record<string, string> }
  | { does: 'start'; words: string[] };

export function containerSteps(text: string): ContainerStep[] {
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  return lines.flatMap((line): ContainerStep[] => {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const words = rest.split(/\s+/);
    if (instruction === 'COPY' && rest === '. .') return [{ does: 'copy' }];
    if (instruction === 'RUN' && !rest.startsWith('useradd')) return [{ does: 'run', command: rest }];
    if (instruction === 'ENV') {
      const pairs = words.map((word) => [
        word.slice(0, word.indexOf('=')),
        word.slice(word.indexOf('=') + 1),
      ]);
      return [{ does: 'env', values: Object.fromEntries(pairs) }];
    }
    if (instruction === 'CMD') return [{ does: 'start', words: JSON.parse(rest) }];
    return [];
  });
}

import { expect, test } from 'vitest';
import { structurePicture } from './structure-picture.ts';

test('an import of a lower subject is drawn as a dot, an import upwards in red, and those of tests not at all', () => {
  const drawn = (path: string, from: string) => structurePicture(new Map([[path, [from]]]));
  const down = drawn('src/crew/rules/leading.ts', 'src/people/rules/age.ts');
  expect(down.match(/class="down"/g)).toHaveLength(1);
  expect(down.match(/<rect [^>]*class="rules"/g)).toHaveLength(1);
  expect(down).not.toContain('class="up"/>');
  expect(drawn('src/people/rules/age.ts', 'src/crew/rules/leading.ts')).toContain('class="up"/>');
  expect(drawn('src/crew/rules/leading.test.ts', 'src/people/rules/age.ts')).not.toContain('class="down"');
});

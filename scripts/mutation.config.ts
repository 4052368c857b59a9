import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Puts the tests beside the mutated file first, then the shorter ones: the first that fails ends the run, and
 * a mutant in code that runs while its file loads is given to every test that loads the file.
 */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const folders = this.ctx.config.related?.map(dirname);
    const isNear = ({ moduleId }: TestSpecification) => folders?.includes(dirname(moduleId));
    const longestFirst = await super.sort(files);
    return longestFirst.reverse().sort((one, other) => Number(isNear(other)) - Number(isNear(one)));
  }
}

/**
 * Tests that dance the whole routine: they look at the choreography, and together they take longer than all
 * the small ones. So the score is that of the small tests.
 */
const wholeDances = ['versions/versions', 'camera/shots', 'every-dance', 'pose-at'].map(
  (name) => `src/dance/rules/routine/${name}.test.ts`,
);

/** The tests of the rules alone, for mutation testing. */
export default defineConfig({
  test: {
    include: ['src/*/rules/**/*.test.ts'],
    exclude: wholeDances,
    sequence: { sequencer: NearestFirst },
    // A slow test notices nothing: a mutant that never ends is ended from outside.
    testTimeout: 120_000,
  },
});

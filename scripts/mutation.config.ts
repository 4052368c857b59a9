import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the tests beside the mutated file first, then the shorter ones, because the first failure ends the run. A mutant
 * in code that runs while its file loads is given to every test that loads the file.
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
 * Tests that dance the whole routine are left out: they check the choreography, and together take longer than all small
 * tests. The share of noticed mutants is therefore that of the small tests.
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
    // A slow test must not count as a noticed fault: a mutant that never ends is stopped from outside.
    testTimeout: 120_000,
  },
});

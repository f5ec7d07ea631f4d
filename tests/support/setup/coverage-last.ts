import { BaseSequencer, type TestSpecification } from 'vitest/node';

const COVERAGE = /tests\/rules\/coverage\.test\.ts$/;

/** The usual order of files, except that the file that reads the engine's decisions in all other files of its part runs last. */
export class CoverageLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(COVERAGE.test(a.moduleId)) - Number(COVERAGE.test(b.moduleId)));
  }
}

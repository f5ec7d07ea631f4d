import { BaseSequencer, type TestSpecification } from 'vitest/node';

const COVERAGE = /tests\/rules\/coverage\.test\.ts$/;

/** The usual order, but for the file that reads what all others of its part have made the engine decide: it is the last. */
export class CoverageLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(COVERAGE.test(a.moduleId)) - Number(COVERAGE.test(b.moduleId)));
  }
}

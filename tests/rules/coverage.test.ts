import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { readRuleCoverage } from '../support/borders/rule-coverage.ts';

/** Constant rules, which no request decides and the emulator therefore does not report. They deny everything that no other rule allows. */
const CONSTANT = ['allow read, write: if false;'];

/** This file runs after all others of its part (`tests/support/setup/coverage-last.ts`); alone it has nothing to report. */
describe('the conditions of firestore.rules', () => {
  let coverage: Awaited<ReturnType<typeof readRuleCoverage>>;
  beforeAll(async () => {
    coverage = await readRuleCoverage();
  });

  it('are those of the file', () => {
    expect(coverage.source).toBe(readFileSync(`${ROOT}/firestore.rules`, 'utf8'));
    expect(coverage.source.match(/allow [a-z, ]+: if (true|false);/g)).toEqual(CONSTANT);
  });

  it('are each decided both ways by the tests of this part', () => {
    const { conditions } = coverage;
    const oneWay = conditions.filter(({ wasTrue, wasFalse }) => !(wasTrue && wasFalse));
    const sentences = oneWay.map(
      ({ line, text, wasTrue, wasFalse }) =>
        `line ${line}: ${text} was ${wasTrue ? 'always true' : wasFalse ? 'always false' : 'never decided'}`,
    );
    expect(sentences).toEqual([]);
    expect(conditions.length).toBeGreaterThan(120);
    console.log(`measured: rule coverage: ${conditions.length} conditions of firestore.rules, each decided both ways`);
  });
});

import { describe, expect, it } from 'vitest';
import { TEST_PARTS } from './parts.ts';
import { selectParts } from './select-parts.ts';

const names = (words: string[]) => selectParts(words).map(({ part }) => part.name);

describe('choosing what to test', () => {
  it('runs everything when nothing is named', () => {
    expect(selectParts([])).toEqual(TEST_PARTS.map((part) => ({ part, files: [] })));
  });

  it('runs all checks, and nothing that needs emulators, for "check"', () => {
    expect(new Set(selectParts(['check']).map(({ part }) => part.runner))).toEqual(new Set(['exit-code']));
  });

  it('runs what needs browsers for "e2e"', () => {
    expect(names(['e2e'])).toEqual(['e2e']);
  });

  it('runs the client’s unit tests and the sequences of money with the others', () => {
    expect(names(['unit'])).toEqual(['unit', 'web', 'money']);
  });

  it.each([
    ['tests/api/accounts/auth.test.ts', 'api'],
    ['./tests/e2e/journey.test.ts', 'e2e'],
    ['tests/looks/accessibility.test.ts', 'e2e'],
    ['functions/src/app.test.ts', 'unit'],
    ['web/src/app/guards.test.tsx', 'web'],
    ['tests/engines/suite-stop.test.ts', 'engines'],
  ])('runs %s in the part it belongs to', (file, part) => {
    expect(selectParts([file])).toMatchObject([{ part: { name: part }, files: [file.replace('./', '')] }]);
  });

  it('runs files beside parts that are named', () => {
    expect(selectParts(['format', 'tests/api/accounts/auth.test.ts'])).toMatchObject([
      { part: { name: 'format' }, files: [] },
      { part: { name: 'api' }, files: ['tests/api/accounts/auth.test.ts'] },
    ]);
  });

  it('builds once for two parts that need it, and leaves one part to build by itself', () => {
    expect(names(['engines', 'e2e'])).toEqual(['build', 'engines', 'e2e']);
    expect(names(['tests/e2e/journey.test.ts', 'tests/engines/start.test.ts', 'build'])).toEqual([
      'build',
      'engines',
      'e2e',
    ]);
    expect(names(['tests/engines/start.test.ts', 'tests/rules/loots.test.ts'])).toEqual(['engines', 'rules']);
  });

  it('refuses a word that is neither a part nor a test file', () => {
    expect(() => selectParts(['everything'])).toThrow('"everything" is no part of the tests');
  });
});

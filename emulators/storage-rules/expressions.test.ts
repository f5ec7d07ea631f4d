import { describe, expect, it } from 'vitest';
import { loadRules } from './analyze.ts';
import type { Case } from './cases/case.ts';
import { comparisonCases } from './cases/comparisons.ts';
import { collectionCases } from './cases/collections.ts';
import { bucketRules, documents, request } from './cases/judge.ts';
import { lookupCases } from './cases/lookups.ts';
import { numberCases } from './cases/numbers.ts';
import { operatorCases } from './cases/operators.ts';
import { textCases } from './cases/text.ts';
import { thingCases } from './cases/things.ts';
import { globalFunctions, methods, namespaces, typeNames } from './catalogue.ts';
import { verify } from './evaluate.ts';

const allCases = {
  ...operatorCases,
  ...comparisonCases,
  ...lookupCases,
  ...textCases,
  ...collectionCases,
  ...numberCases,
  ...thingCases,
};
const operators = ['+', '-', '*', '/', '%', '<', '<=', '>', '>=', '==', '!=', 'in', '&&', '||', '!', 'is', '?:'];

async function outcomeOf(condition: string): Promise<Case[1]> {
  const { ruleset } = loadRules(bucketRules(`match /photos/{name} { allow get: if ${condition}; }`));
  if (!ruleset) return 'refused';
  const { permitted, errors } = await verify(ruleset, request('get', 'photos/one.png'), documents);
  return errors.length > 0 && !permitted ? 'error' : permitted;
}

describe.each(Object.entries(allCases))('%s', (_feature, cases) => {
  it.each(cases)('answers %s with %s', async (condition, outcome) => {
    expect(await outcomeOf(condition)).toBe(outcome);
  });
});

describe('the cases', () => {
  const tables = { ...methods, ...namespaces };
  const qualified = Object.entries(tables).flatMap(([owner, table]) =>
    Object.keys(table).map((name) => `${owner}.${name}`),
  );
  const fromMethods = Object.entries(methods).flatMap(([owner, table]) =>
    Object.keys(table).map((name) => `${owner}.${name}`),
  );

  it.each([...new Set([...qualified, ...fromMethods, ...Object.keys(globalFunctions)])])(
    'show %s at work and refused',
    (name) => {
      const own = name.split('.').at(-1) ?? name;
      const cases = (allCases as Readonly<Record<string, readonly Case[]>>)[name] ?? [];
      expect(cases.some(([condition, outcome]) => outcome === true && condition.includes(`${own}(`))).toBe(true);
      expect(
        cases.some(([condition, outcome]) => outcome !== true && outcome !== false && condition.includes(`${own}(`)),
      ).toBe(true);
    },
  );

  it.each(operators)('show the operator %s true, and with an error', (operator) => {
    const cases = (allCases as Readonly<Record<string, readonly Case[]>>)[operator] ?? [];
    expect(cases.some(([, outcome]) => outcome === true)).toBe(true);
    expect(cases.some(([, outcome]) => outcome === 'error')).toBe(true);
  });

  it.each(typeNames)('show a value of type %s', (type) => {
    expect(
      operatorCases['is']?.some(([condition, outcome]) => outcome === true && condition.includes(`is ${type}`)),
    ).toBe(true);
  });
});

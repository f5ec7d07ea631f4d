import type { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { expect, it } from 'vitest';
import { byUrgency, caseTitle, isUrgent } from './case-words.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 12));
const aCase = (id: string, change: Partial<ListedCaseView> = {}) =>
  ({
    ...{ id, kind: 'dispute', status: 'open', amount: null, created_at: day(18), answer_by: null, decide_by: null },
    ...change,
  }) as ListedCaseView;

it('ranks cases by their deadlines, then by their money, then by their age', () => {
  const cases = [
    aCase('young', { created_at: day(19) }),
    aCase('old'),
    aCase('rich', { amount: 9000 }),
    aCase('later', { decide_by: day(25) }),
    aCase('soon', { answer_by: day(21), decide_by: day(30) }),
  ];
  expect(byUrgency(cases).map(({ id }) => id)).toEqual(['soon', 'later', 'rich', 'old', 'young']);
});

it('is urgent in the last day before its deadline, and not once it is decided', () => {
  expect(isUrgent(aCase('soon', { decide_by: day(21) }), NOW)).toBe(true);
  expect(isUrgent(aCase('later', { decide_by: day(22) }), NOW)).toBe(false);
  expect(isUrgent(aCase('never'), NOW)).toBe(false);
  expect(isUrgent(aCase('decided', { decide_by: day(21), status: 'granted' }), NOW)).toBe(false);
});

it('says what a case is and how much it is about', () => {
  expect(caseTitle({ kind: 'hold', amount: 17_500 }).replaceAll('\u00a0', ' ')).toBe('Held payment: SGD 175.00 held');
  expect(caseTitle({ kind: 'report', amount: null })).toBe('Report');
});

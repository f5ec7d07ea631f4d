import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { describe, expect, it } from 'vitest';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { inTurn, isCreatorsTurn, nextStepOf } from './project-turn.ts';

const wire = anApplicationOnTheWire({ status: 'approved' });
const project = (changes: Record<string, unknown> = {}, isRunning = true) =>
  ApplicationView.decode({ ...wire, ...changes, campaign: { ...wire.campaign, isRunning } } as never);
const slot = (delivered: boolean) => ({ slot: { deliver_by: '2026-12-05T04:00:00.000Z', delivered } });
const plain = { provable: false, sentBack: false };
const proven = { provable: true, sentBack: false };
const revised = { provable: true, sentBack: true };

describe('the next step of a project', () => {
  it.each([
    ['submit', 'nothing is delivered', project(slot(false)), plain],
    ['submit', 'a slot waits for a delivery, whatever is proven', project(slot(false)), proven],
    ['prove', 'something is approved', project(slot(true)), proven],
    ['prove', 'something is approved where no slots are', project({ slot: null }), proven],
    ['revise', 'something was sent back', project(slot(true)), revised],
    ['revise', 'something was sent back by a loot that is closed', project({}, false), revised],
    [null, 'the loot is closed', project({}, false), proven],
    [null, 'it is completed', project({ status: 'completed' }), proven],
  ])('is %s when %s', (step, _when, of, known) => {
    expect(nextStepOf(of, known)).toBe(step);
  });
});

describe('the turn of a creator', () => {
  it.each([
    [true, 'a slot waits', project(slot(false)), plain],
    [true, 'something was sent back', project(slot(true)), revised],
    [false, 'a slot waits for a loot that is closed', project(slot(false), false), plain],
    [false, 'something is approved', project(slot(true)), proven],
    [false, 'it is completed', project({ status: 'completed' }), revised],
  ])('is %s when %s', (turn, _when, of, known) => {
    expect(isCreatorsTurn(of, known)).toBe(turn);
  });
});

it('puts what waits for the creator first and what has no next step last, each as it came', () => {
  const closed = project({ id: 'closed' }, false);
  const provable = project({ id: 'provable', ...slot(true) });
  const waits = project({ id: 'waits', ...slot(false) });
  const other = project({ id: 'other', ...slot(true) });
  const sorted = inTurn([closed, provable, waits, other], () => proven);
  expect(sorted.map(({ id }) => id)).toEqual(['waits', 'provable', 'other', 'closed']);
});

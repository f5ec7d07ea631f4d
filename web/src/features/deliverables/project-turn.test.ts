import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { describe, expect, it } from 'vitest';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { inTurn, turnOf } from './project-turn.ts';

const wire = anApplicationOnTheWire({ status: 'approved' });
const project = (changes: Record<string, unknown> = {}, isRunning = true) =>
  ApplicationView.decode({ ...wire, ...changes, campaign: { ...wire.campaign, isRunning } } as never);
const slot = (delivered: boolean) => ({ slot: { deliver_by: '2026-12-05T04:00:00.000Z', delivered } });
const deliverable = (changes: Record<string, unknown> = {}) =>
  DeliverableView.decode(aDeliverableOnTheWire(changes) as never);

const none: DeliverableView[] = [];
const inReview = [deliverable()];
const proven = [deliverable({ status: 'approved' })];
const sentBack = (until: Date | null = null) => [
  ...proven,
  deliverable({ treasure_id: 'back', status: 'revision_requested', revise_until: until?.toISOString() ?? null }),
];
const soon = new Date(Date.now() + 3_600_000);
const problem = (actor: string, reason = 'any') => ({
  reason,
  details: 'Not paid',
  must_act: actor,
  since: '2026-11-19T00:00:00.000Z',
  tried_until: '2026-12-07T00:00:00.000Z',
  appeal: null,
});
const noAccount = [deliverable({ payment_problem: problem('creator', 'no_account') })];
const content = (status: string) => ({
  content: {
    text: 'A cut',
    url: null,
    status,
    feedback: null,
    submitted_at: '2026-11-18T00:00:00.000Z',
    decide_by: '2026-11-23T00:00:00.000Z',
  },
});

describe('the next step of a project', () => {
  it.each([
    ['submit', 'nothing is delivered', project(slot(false)), none],
    ['submit', 'a slot waits for a delivery, whatever is proven', project(slot(false)), proven],
    ['submit', 'all that was delivered is in review', project(slot(true)), inReview],
    ['prove', 'something is approved', project(slot(true)), proven],
    ['prove', 'something is approved where no slots are', project({ slot: null }), proven],
    ['revise', 'something was sent back', project(slot(true)), sentBack()],
    ['revise', 'content was sent back', project(content('revision_requested')), proven],
    ['revise', 'something was sent back by a loot that is closed', project({}, false), sentBack(soon)],
    ['revise', 'something was sent back before it was completed', project({ status: 'completed' }), sentBack()],
    [null, 'the loot is closed', project({}, false), proven],
    [null, 'it is completed', project({ status: 'completed' }), proven],
    [null, 'its treasures are not known', project(slot(true)), null],
    ['submit', 'its treasures are not known, but a slot waits', project(slot(false)), null],
    ['revise', 'its treasures are not known, but content was sent back', project(content('revision_requested')), null],
  ])('is %s when %s', (step, _when, of, deliverables) => {
    expect(turnOf({ project: of, deliverables, canBePaid: null }).next).toBe(step);
  });
});

describe('the turn of a creator', () => {
  it.each([
    [true, 'a slot waits', project(slot(false)), none, null],
    [true, 'nothing is delivered where no slots are', project({ slot: null }), none, null],
    [true, 'something was sent back', project(slot(true)), sentBack(), null],
    [true, 'something was sent back before it was completed', project({ status: 'completed' }), sentBack(), null],
    [true, 'a treasure could not be paid for lack of an account', project(slot(true)), noAccount, false],
    [false, 'that account is connected by now', project(slot(true)), noAccount, true],
    [true, 'the project could not be paid', project({ payment_problem: problem('creator') }), proven, null],
    [false, 'its owner must pay', project({ payment_problem: problem('owner') }), proven, null],
    [false, 'a slot waits for a loot that is closed', project(slot(false), false), none, null],
    [false, 'something is approved', project(slot(true)), proven, null],
    [false, 'only the account of all projects is missing', project(slot(true)), inReview, false],
    [false, 'where no slots are, its treasures are not known', project({ slot: null }), null, null],
  ])('is %s when %s', (mine, _when, of, deliverables, canBePaid) => {
    expect(turnOf({ project: of, deliverables, canBePaid }).mine).toBe(mine);
  });
});

it('takes proofs once a treasure is approved', () => {
  const provable = (deliverables: DeliverableView[] | null) =>
    turnOf({ project: project(), deliverables, canBePaid: null }).provable;
  expect([provable(proven), provable(inReview), provable(null)]).toEqual([true, false, false]);
});

it('puts what waits for the creator first and what has no next step last, each as it came', () => {
  const closed = project({ id: 'closed' }, false);
  const provable = project({ id: 'provable', ...slot(true) });
  const waits = project({ id: 'waits', ...slot(false) });
  const other = project({ id: 'other', ...slot(true) });
  const sorted = inTurn([closed, provable, waits, other], (of) =>
    turnOf({ project: of, deliverables: proven, canBePaid: null }),
  );
  expect(sorted.map(({ id }) => id)).toEqual(['waits', 'provable', 'other', 'closed']);
});

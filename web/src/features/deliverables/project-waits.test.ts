import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { describe, expect, it } from 'vitest';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { projectWaits } from './project-waits.ts';

const project = (change = {}) =>
  ApplicationView.decode(anApplicationOnTheWire({ status: 'approved', ...change }) as never);
const deliverable = (change = {}) => DeliverableView.decode(aDeliverableOnTheWire(change) as never);
const waits = (deliverables: DeliverableView[], canBePaid: boolean | null = true, change = {}) =>
  projectWaits({ project: project(change), deliverables, canBePaid }).map(({ turn, text }) => `${turn}: ${text}`);
const problem = (actor: string) => ({
  reason: 'any',
  details: 'Insufficient campaign budget',
  must_act: actor,
  since: '2026-11-19T00:00:00.000Z',
  tried_until: '2026-12-07T00:00:00.000Z',
  appeal: null,
});

describe('what a project waits for', () => {
  it('is a first post, and a payment account to pay it to', () => {
    expect(waits([], false)).toEqual([
      'you: Connect your payment account',
      'you: Post about the loot, then submit its link',
    ]);
    expect(waits([], null)).toEqual(['you: Post about the loot, then submit its link']);
  });

  it('is something delivered in its slot by the deadline, also after a treasure that was rejected', () => {
    const slot = { deliver_by: '2026-12-01T00:00:00.000Z', delivered: false };
    for (const deliverables of [[], [deliverable({ status: 'rejected' })]]) {
      const [wait] = projectWaits({ project: project({ slot }), deliverables, canBePaid: true });
      expect(wait).toMatchObject({ id: 'first', turn: 'you', deliverBy: new Date(slot.deliver_by) });
      expect(wait?.detail).toBe('After the deadline the owner can give the slot to somebody else.');
    }
    expect(waits([deliverable({ status: 'rejected' })], true, { slot: { ...slot, delivered: true } })).toEqual([]);
    expect(projectWaits({ project: project({ slot }), deliverables: [], canBePaid: true, closed: true })).toEqual([]);
  });

  it('is the decision of the owner, with its deadline', () => {
    const [wait] = projectWaits({ project: project(), deliverables: [deliverable()], canBePaid: true });
    expect(wait).toMatchObject({ turn: 'owner', text: 'The TikTok treasure of Nov 18, 2026 is in review' });
    expect(wait?.detail).toBe('Decision by Nov 23, 2026; left undecided, the work is approved with 0 counted views.');
  });

  it("puts the creator's turn first, then ours, then the owner's", () => {
    const deliverables = [
      deliverable({ treasure_id: 'a' }),
      deliverable({ treasure_id: 'b', author_check: 'needs_admin' }),
      deliverable({ treasure_id: 'c', status: 'revision_requested', revision_instructions: 'Show the bottle' }),
    ];
    expect(waits(deliverables).map((text) => text.split(':')[0])).toEqual(['you', 'team', 'owner']);
  });

  it.each([
    ['creator', 'you'],
    ['platform', 'team'],
    ['owner', 'owner'],
  ])('names whose turn it is when a payment is held up by the %s', (actor, turn) => {
    const [wait] = projectWaits({
      project: project(),
      deliverables: [deliverable({ payment_problem: problem(actor) })],
      canBePaid: true,
    });
    expect(wait).toMatchObject({ turn, text: 'The TikTok treasure of Nov 18, 2026 could not be paid' });
    expect(wait?.unpaid?.must_act).toBe(actor);
  });

  it.each(['payment_held', 'payment_waits'])('says of a payment that is set aside that it waits: %s', (reason) => {
    const held = { ...problem('platform'), reason };
    const [wait] = projectWaits({
      project: project(),
      deliverables: [deliverable({ payment_problem: held })],
      canBePaid: true,
    });
    expect(wait).toMatchObject({ turn: 'team', text: 'The payment of the TikTok treasure of Nov 18, 2026 waits' });
  });

  it.each([
    [true, 'team'],
    [false, 'you'],
    [null, 'you'],
  ])('is no payout account that is ready by now (%s)', (canBePaid, turn) => {
    const unpaid = deliverable({ payment_problem: { ...problem('creator'), reason: 'account_not_ready' } });
    const [wait] = projectWaits({ project: project(), deliverables: [unpaid], canBePaid }).slice(-1);
    expect(wait).toMatchObject({ turn, text: 'The TikTok treasure of Nov 18, 2026 could not be paid' });
  });

  it.each([
    ['submitted', 'owner: Your content is in review'],
    ['revision_requested', 'you: Revise your content and submit it again'],
    ['approved', 'owner: The owner approves the payment, which completes the project'],
  ])('is what comes next for content that is %s', (status, text) => {
    const content = {
      text: 'A cut',
      url: null,
      status,
      feedback: null,
      submitted_at: '2026-11-18T00:00:00.000Z',
      decide_by: '2026-11-23T00:00:00.000Z',
    };
    expect(waits([deliverable({ status: 'approved' })], true, { content })).toEqual([text]);
  });

  it('is no first post once the loot is closed', () => {
    expect(projectWaits({ project: project(), deliverables: [], canBePaid: true, closed: true })).toEqual([]);
  });

  it('is a revision of a closed loot only for as long as that takes it', () => {
    const sentBack = (until: Date) =>
      deliverable({
        status: 'revision_requested',
        revision_instructions: 'Show it.',
        revise_until: until.toISOString(),
      });
    const closed = (revised: DeliverableView) =>
      projectWaits({ project: project(), deliverables: [revised], canBePaid: true, closed: true });
    const [wait] = closed(sentBack(new Date(Date.now() + 3_600_000)));
    expect(wait?.detail).toMatch(/^Show it\. The loot is closed\. It takes this treasure again until /);
    expect(closed(sentBack(new Date(Date.now() - 1)))).toEqual([]);
    expect(waits([sentBack(new Date(Date.now() - 1))])).toHaveLength(1);
  });

  it('is no payment of an owner who is gone', () => {
    const content = {
      text: 'A cut',
      url: null,
      status: 'approved',
      feedback: null,
      submitted_at: '2026-11-18T00:00:00.000Z',
      decide_by: '2026-11-23T00:00:00.000Z',
    };
    expect(waits([deliverable({ status: 'approved' })], true, { content, account_closed: 'owner' })).toEqual([]);
  });

  it('is nothing once all is decided and paid', () => {
    expect(waits([deliverable({ status: 'approved' }), deliverable({ status: 'rejected' })])).toEqual([]);
    expect(waits([], false, { status: 'completed' })).toEqual([]);
  });
});

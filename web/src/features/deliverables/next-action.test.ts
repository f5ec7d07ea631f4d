import { EMAIL_NOT_PROVEN } from '@doubloon/contract/auth/proven-email.ts';
import { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { describe, expect, it } from 'vitest';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { nextForCreator, nextForOwner } from './next-action.ts';

const wire = anApplicationOnTheWire({ status: 'approved' });
const project = (changes: Record<string, unknown> = {}) =>
  ApplicationView.decode({ ...wire, ...changes, campaign: { ...wire.campaign, isRunning: true } } as never);
const treasure = (changes: Record<string, unknown> = {}) =>
  DeliverableView.decode(aDeliverableOnTheWire(changes) as never);
const slot = (delivered: boolean) => ({ slot: { deliver_by: '2026-12-05T04:00:00.000Z', delivered } });
const content = (status: string) => ({
  content: {
    ...{ text: 'A cut', url: null, status, feedback: null },
    ...{ submitted_at: '2026-11-18T00:00:00.000Z', decide_by: '2026-11-23T00:00:00.000Z' },
  },
});
const unpaid = (actor: string, reason = 'any') => ({
  payment_problem: {
    ...{ reason, details: 'Not paid', must_act: actor, appeal: null },
    ...{ since: '2026-11-19T00:00:00.000Z', tried_until: '2026-12-07T00:00:00.000Z' },
  },
});
const accountMissing = unpaid('creator', 'no_account');
const unproven = unpaid('creator', EMAIL_NOT_PROVEN);
const approved = treasure({ status: 'approved' });

describe('the next action for a creator', () => {
  it.each([
    ['Submit Treasure', true, 'nothing is delivered', project(slot(false)), []],
    ['Revise', true, 'a treasure was sent back', project(slot(true)), [treasure({ status: 'revision_requested' })]],
    ['Submit Proof', false, 'a treasure is approved', project(slot(true)), [approved]],
    ['Payment Account', true, 'the account keeps a payment back', project(slot(true)), [treasure(accountMissing)]],
    ['Open Project', true, 'the e-mail address does', project(slot(true)), [treasure(unproven)]],
    ['Open Project', true, 'the work does', project(slot(true)), [treasure(unpaid('creator', 'not_payable'))]],
    ['Your Application', false, 'the owner has not decided yet', project({ status: 'pending' }), []],
    ['Open Project', false, 'it is completed', project({ status: 'completed' }), []],
  ])('is %s (waited for: %s) when %s', (label, mine, _when, of, deliverables) => {
    expect(nextForCreator({ project: of, deliverables })).toMatchObject({ label, mine });
  });

  it('leads to the proofs of the project', () => {
    const { to } = nextForCreator({ project: project(slot(true)), deliverables: [approved] });
    expect(to).toBe(`/my-approved-projects/${wire.id}?proofs=open`);
  });

  it('is not theirs once the account that kept a payment back is ready', () => {
    const deliverables = [treasure(accountMissing)];
    const next = nextForCreator({ project: project(slot(true)), deliverables, canBePaid: true });
    expect(next).toMatchObject({ mine: false, label: 'Submit Treasure' });
  });

  it('says for whom else the project waits', () => {
    const { text, mine } = nextForCreator({ project: project(slot(true)), deliverables: [treasure()] });
    expect(text).toMatch(/is in review$/);
    expect(mine).toBe(false);
  });
});

describe('the next action for an owner', () => {
  const application = `/loot-management/${wire.campaign_id}?application=${wire.id}`;
  const treasures = `/loot-management/${wire.campaign_id}?tab=treasures`;
  it.each([
    ['Decide Application', true, application, project({ status: 'pending' }), []],
    ['Review Treasure', true, treasures, project(slot(true)), [treasure()]],
    ['Review Content', true, application, project({ ...slot(true), ...content('submitted') }), []],
    ['Approve Payment', true, application, project({ ...slot(true), ...content('approved') }), []],
    ['Retry Payment', true, treasures, project(slot(true)), [treasure(unpaid('owner'))]],
    ['Open Application', false, application, project(slot(false)), []],
    ['Open Application', false, application, project(slot(true)), [approved]],
  ])('is %s (waited for: %s), at %s', (label, mine, to, of, deliverables) => {
    expect(nextForOwner({ project: of, deliverables })).toMatchObject({ label, mine, to });
  });

  it.each([
    ['Ada has to act before the payment', 'the account keeps it back', project(slot(true)), [treasure(accountMissing)]],
    ['Ada has to act before the payment', 'the e-mail address does', project(slot(true)), [treasure(unproven)]],
    ['Our team acts', 'our team does', project(slot(true)), [treasure(unpaid('platform'))]],
    ['The project is approved', 'only a proof could wait', project(slot(true)), [approved]],
    ['The project is completed', 'it is completed', project({ status: 'completed' }), []],
  ])('reads %s when %s', (text, _when, of, deliverables) => {
    expect(nextForOwner({ project: of, deliverables })).toMatchObject({ text, mine: false, label: 'Open Application' });
  });
});

import { PayoutPreview } from '@doubloon/contract/payments/statements/receipt.ts';
import { expect, it } from 'vitest';
import { aReceiptOnTheWire } from '../../testing/wire/receipt.ts';
import { approvalOutcome, mayApprove, outcomeNote } from './approval-outcome.ts';

const outcome = (reason?: string, amount = 80, failed = false) => {
  const problem = reason ? { reason, details: 'Why not' } : null;
  return approvalOutcome(PayoutPreview.decode({ receipt: aReceiptOnTheWire({ amount }), problem } as never), {
    failed,
  });
};
const note = (...of: Parameters<typeof outcome>) => outcomeNote(outcome(...of))?.replaceAll('\u00a0', ' ');

it('promises a payment only where nothing stands in its way', () => {
  expect(note()).toBe('Pays SGD 80.00 now');
  expect(note(undefined, 0)).toBe('Moves no money');
  expect(note('no_account')).toBe('SGD 80.00 is due, and cannot be paid now');
  expect(note('in_flight')).toBe('Cannot be approved now');
  expect(note('payment_held')).toBe('Sets SGD 80.00 aside until our team has looked at it');
  expect(note('payment_waits')).toBe('Sets SGD 80.00 aside for some days');
  expect(outcomeNote(approvalOutcome(undefined))).toBeUndefined();
});

it('promises nothing after a payment has just failed, whatever was worked out before', () => {
  expect(note(undefined, 80, true)).toBe('SGD 80.00 is due, and cannot be paid now');
});

it('offers an approval unless it would be turned down for certain, or what it does is not known', () => {
  for (const reason of [undefined, 'no_account', 'campaign_budget', 'payment_held', 'payment_waits'])
    expect(mayApprove(outcome(reason))).toBe(true);
  expect(['in_flight', 'illegal_state'].map((reason) => mayApprove(outcome(reason)))).toEqual([false, false]);
  expect(mayApprove(approvalOutcome(undefined))).toBe(false);
});

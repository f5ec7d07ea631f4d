import { describe, expect, it } from 'vitest';
import { applicationLife, contentLife } from '../applications/lifecycle.ts';
import { campaignLife } from '../campaigns/lifecycle.ts';
import { caseLife } from '../cases/lifecycle.ts';
import { deliverableLife } from '../deliverables/lifecycle.ts';
import {
  checkoutLife,
  disputeLife,
  isStuck,
  isTakenOn,
  isTurnedDown,
  LIVE_PAYOUT_STATUSES,
  LIVE_REFUND_STATUSES,
  MOVING_PAYOUT_STATUSES,
  PayoutStatus,
  payoutLife,
  refundLife,
  SENT_REFUND_STATUSES,
  UNDECIDED_CHECKOUT_STATUSES,
  wasPaid,
} from '../payments/lifecycle.ts';
import { proofLife } from '../proofs/lifecycle.ts';
import { lifeCycle } from './life-cycle.ts';

const lives = {
  application: applicationLife,
  content: contentLife,
  campaign: campaignLife,
  case: caseLife,
  checkout: checkoutLife,
  deliverable: deliverableLife,
  dispute: disputeLife,
  payout: payoutLife,
  proof: proofLife,
  refund: refundLife,
};

type Rows = Readonly<Record<string, { from: readonly string[]; to: string; by: readonly string[]; at?: string }>>;

describe.each(Object.entries<{ readonly moves: Rows }>(lives))('the life of a %s', (_name, { moves }) => {
  it.each(Object.entries(moves))(
    '%s: goes somewhere else, made by somebody, by time only if the schedule may',
    (_move, { from, to, by, at }) => {
      expect(from.length).toBeGreaterThan(0);
      expect(from).not.toContain(to);
      expect(by.length).toBeGreaterThan(0);
      if (at !== undefined) expect(by).toContain('schedule');
    },
  );
});

describe('a life cycle', () => {
  const light = lifeCycle({ options: ['red', 'green', 'broken'] } as const, ['red'], {
    go: { from: ['red'], to: 'green', by: ['schedule'], at: 'greenAt' },
    crash: { from: ['red', 'green'], to: 'broken', by: ['owner'] },
  });

  it('says which moves can be made, where they lead and what is final', () => {
    expect([light.can('red', 'go'), light.can('green', 'go'), light.can('broken', 'crash')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([light.leads('green', 'broken'), light.leads('green', 'red'), light.leads('red', 'red')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([light.isFinal('green'), light.isFinal('broken')]).toEqual([false, true]);
  });

  it('gives the status to write, and throws where no move leads to it', () => {
    expect(light.start('red')).toEqual({ status: 'red' });
    expect(light.move({ status: 'red' }, 'go')).toEqual({ status: 'green' });
    expect(() => light.move({ status: 'green' }, 'go')).toThrow('This is green and cannot become green');
    expect(() => light.move({ status: 'green' }, 'go', () => new TypeError('Wait'))).toThrow(new TypeError('Wait'));
    expect(light.bringTo({ status: 'green' }, 'broken')).toEqual({ status: 'broken' });
    expect(() => light.bringTo({ status: 'broken' }, 'red')).toThrow('This is broken and cannot become red');
  });

  it('makes a move by time from its moment on, and never while it has none', () => {
    const [before, noon, after] = [new Date(1), new Date(2), new Date(3)];
    const isDue = (now: Date) => light.isDue({ status: 'red', greenAt: noon }, 'go', now);
    expect([before, noon, after].map(isDue)).toEqual([false, true, true]);
    expect(light.isDue({ status: 'green', greenAt: noon }, 'go', after)).toBe(false);
    expect(light.isDue({ status: 'red', greenAt: null }, 'go', after)).toBe(false);
    expect(light.isDue({ status: 'red' }, 'crash', before)).toBe(true);
  });
});

it('is asked for what the code calls live, paid, stuck, sent, turned down and undecided', () => {
  expect(LIVE_PAYOUT_STATUSES).toEqual(['held', 'reserved', 'sending', 'unresolved']);
  expect(MOVING_PAYOUT_STATUSES).toEqual(['reserved', 'sending', 'unresolved']);
  expect(PayoutStatus.options.filter(wasPaid)).toEqual(['paid', 'reversed']);
  expect(PayoutStatus.options.filter(isStuck)).toEqual(['failed', 'unresolved']);
  expect(LIVE_REFUND_STATUSES).toEqual(['requested', 'granted', 'refunding']);
  expect(SENT_REFUND_STATUSES).toEqual(['refunding', 'refunded', 'settled']);
  expect(
    ['requested', 'granted', 'refused', 'refunding', 'refunded', 'failed', 'lapsed', 'settled'].filter(isTurnedDown),
  ).toEqual(['refused', 'failed']);
  expect(UNDECIDED_CHECKOUT_STATUSES).toEqual(['open', 'processing']);
  expect((['open', 'processing', 'expired', 'failed', 'completed'] as const).filter(isTakenOn)).toEqual([
    'processing',
    'completed',
  ]);
});

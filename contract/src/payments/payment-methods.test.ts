import { describe, expect, it } from 'vitest';
import { addDays, dayInSingapore } from '../shared/days.ts';
import { MAX_RUN_DAYS } from './campaign-dates.ts';
import { latestEndDate, latestRefundAt, paymentMethodsOf } from './payment-methods.ts';

/** A Friday morning in Singapore. */
const paidAt = new Date('2026-11-20T01:00:00Z');
const ending = (days: number) => ({ endDate: dayInSingapore(addDays(paidAt, days)) });
const daysUntil = (moment: Date) => (moment.getTime() - paidAt.getTime()) / 86_400_000;

describe('the latest refund of a loot', () => {
  it('waits longer for what a platform counts where that is looked at for longer', () => {
    const usual = daysUntil(latestRefundAt(ending(3), paidAt));
    expect(daysUntil(latestRefundAt(ending(3), paidAt, 10))).toBeGreaterThanOrEqual(usual + 5);
    expect(paymentMethodsOf(ending(3), paidAt, ['card', 'paynow'], 14)).toEqual(['card']);
  });

  it('comes after every claim to its money, a review and the sending', () => {
    // 15 of decisions, 14 of an appeal, 3 of validation, 30 held, 14 tried: 76, then 5 business days and one more.
    expect(daysUntil(latestRefundAt({}, paidAt))).toBeGreaterThanOrEqual(MAX_RUN_DAYS + 76 + 5 + 1);
    expect(daysUntil(latestRefundAt(ending(2), paidAt))).toBeLessThan(2 + 1 + 76 + 7 + 1);
  });

  it('is no later for an end date beyond the longest run', () => {
    expect(latestRefundAt({ endDate: '2030-01-01' }, paidAt)).toEqual(latestRefundAt({ endDate: null }, paidAt));
  });
});

describe('the payment methods of a loot', () => {
  it('are those that can be refunded that late', () => {
    expect(paymentMethodsOf(ending(3), paidAt)).toEqual(['card', 'paynow']);
    expect(paymentMethodsOf(ending(14), paidAt)).toEqual(['card']);
    expect(paymentMethodsOf({}, paidAt)).toEqual(['card']);
    for (let days = 0; days <= MAX_RUN_DAYS; days += 1) {
      const takesPayNow = paymentMethodsOf(ending(days), paidAt).includes('paynow');
      expect(takesPayNow).toBe(daysUntil(latestRefundAt(ending(days), paidAt)) <= 90);
    }
  });

  it('can be restricted further', () => {
    expect(paymentMethodsOf(ending(3), paidAt, ['card'])).toEqual(['card']);
    expect(paymentMethodsOf({}, paidAt, ['paynow'])).toEqual([]);
  });
});

describe('the latest end date of a loot', () => {
  it('is the last day of the longest run for a card', () => {
    expect(latestEndDate(paidAt, ['card'])).toBe(ending(MAX_RUN_DAYS).endDate);
    expect(latestEndDate(paidAt, [])).toBe(ending(MAX_RUN_DAYS).endDate);
  });

  it('is the last day on which PayNow could have been offered', () => {
    const latest = latestEndDate(paidAt, ['card', 'paynow']) ?? '';
    expect(latest).toBe(latestEndDate(paidAt, ['paynow']));
    const days = Math.round((Date.parse(latest) - Date.parse(ending(0).endDate)) / 86_400_000);
    expect(paymentMethodsOf(ending(days), paidAt)).toContain('paynow');
    expect(paymentMethodsOf(ending(days + 1), paidAt)).not.toContain('paynow');
  });
});

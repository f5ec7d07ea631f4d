import { describe, expect, it } from 'vitest';
import { campaignFundsDocument } from '../../../testing/campaign-funds.ts';
import { latenessOf } from './watch-held-money.ts';

const PAID_AT = new Date('2026-01-05T02:00:00Z');
const day = (number: number) => new Date(PAID_AT.getTime() + number * 24 * 3_600_000);
const paid = (closedOn: number | null, more: object = {}) => ({
  ...campaignFundsDocument(100_000),
  createdAt: PAID_AT,
  closedAt: closedOn === null ? null : day(closedOn),
  ...more,
});

describe('money that is still held', () => {
  it('is as planned while its loot runs, until the provider’s limit', () => {
    expect(latenessOf(paid(null), day(82))).toBeNull();
    expect(latenessOf(paid(null), day(90.1))).toBe('error');
  });

  it('is as planned after the closing while decisions and review end before the limit, and late afterwards', () => {
    expect(latenessOf(paid(70), day(80))).toBeNull();
    expect(latenessOf(paid(70), day(83))).toBe('error');
  });

  it('is told of early where they end after the limit, and late only then', () => {
    expect(latenessOf(paid(85), day(86))).toBe('warn');
    expect(latenessOf(paid(85), day(90.1))).toBe('error');
  });

  it('is settled where all of it is paid, given back, or refused', () => {
    const withheld = { withheldCents: 100_000 };
    expect(latenessOf(paid(10, withheld), day(100))).toBeNull();
    const balances = { ...campaignFundsDocument(100_000).balances, available: 0, paid: 60_000, refunded: 40_000 };
    expect(latenessOf(paid(10, { balances }), day(100))).toBeNull();
  });
});

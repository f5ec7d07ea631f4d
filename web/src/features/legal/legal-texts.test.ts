import { HOLD_REVIEW_BUSINESS_DAYS } from '@doubloon/contract/cases/case.ts';
import {
  RefundHold,
  REFUND_ARRIVAL_BUSINESS_DAYS,
  REFUND_REVIEW_BUSINESS_DAYS,
} from '@doubloon/contract/payments/refund-request.ts';
import { needsAddress } from '@doubloon/contract/payments/invoices/invoice.ts';
import {
  PAYMENT_TRIED_FOR_DAYS,
  REPLACED_ACCOUNT_DAYS,
} from '@doubloon/contract/payments/statements/payment-problem.ts';
import {
  APPLICATION_DECISION_DAYS,
  DELIVERABLE_DECISION_DAYS,
  DELIVERY_DAYS,
  MAX_UNPROVEN_VIEWS,
  PLAUSIBLE_TIMES,
  PLATFORM_FEE_PERCENT,
} from '@doubloon/contract/shared/constants.ts';
import { entitlementCents } from '@doubloon/contract/shared/money.ts';
import { describe, expect, it, vi } from 'vitest';
import type { LegalTab } from '../../shared/paths.ts';
import { refundHoldTexts, refundsText } from '../../shared/text/refunds.ts';
import { KEPT_IN_BROWSER } from './texts/kept-in-browser.ts';
import { legalTexts } from './legal-texts.ts';

function readingOf(tab: LegalTab): string {
  const sections = legalTexts.find((text) => text.tab === tab)?.sections ?? [];
  return sections.flatMap(({ heading, parts }) => [heading, ...parts.flat()]).join('\n');
}

describe('the legal texts', () => {
  it('are the five of the specification, each with headings of its own', () => {
    expect(legalTexts.map(({ tab }) => tab)).toEqual(['terms', 'privacy', 'prohibited', 'pdpa', 'refund']);
    for (const { sections } of legalTexts) {
      expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
    }
  });

  it('name the fee and the times that the product keeps to', () => {
    const terms = readingOf('terms');
    expect(terms).toContain(`The platform fee is ${PLATFORM_FEE_PERCENT}% on top of the budget`);
    expect(terms).toContain(`The owner decides within ${APPLICATION_DECISION_DAYS} days`);
    expect(terms).toContain(`delivers something within ${DELIVERY_DAYS} days`);
    expect(terms).toContain(`content and proofs within ${DELIVERABLE_DECISION_DAYS} days`);
    expect(terms).toContain('keep trying for two weeks');
    expect(PAYMENT_TRIED_FOR_DAYS).toBe(14);
    const refund = readingOf('refund');
    expect(refund).toContain(`the part of the ${PLATFORM_FEE_PERCENT}% fee`);
    expect(refund).toContain(`for ${PAYMENT_TRIED_FOR_DAYS} days after its deadline at most`);
    expect(refund).toContain(`Refund review takes 3-${REFUND_REVIEW_BUSINESS_DAYS} business days`);
    expect(refund).toContain(`Refunds are processed in 5-${REFUND_ARRIVAL_BUSINESS_DAYS} business days`);
    expect(refund).toContain('Support responds in 24-48 hours.');
  });

  it('say what becomes of the fee at a refund, and from which budget on a loot is sold where one is set', async () => {
    const refund = readingOf('refund');
    expect(refund).toContain(refundsText.full);
    expect(refund).toContain(refundsText.partial);
    expect(refund).not.toContain('A loot needs a budget of');
    vi.stubEnv('VITE_MIN_BUDGET', '1500');
    vi.resetModules();
    const { refundText } = await import('./texts/refund.ts');
    vi.unstubAllEnvs();
    expect(JSON.stringify(refundText)).toContain('A loot needs a budget of at least SGD 1,500: of less,');
  });

  it('name everything that keeps a refund waiting, as the loot says it', () => {
    for (const hold of RefundHold.options) {
      expect(refundHoldTexts[hold].now).toMatch(/\.$/);
      expect(readingOf('refund')).toContain(refundHoldTexts[hold].policy);
    }
  });

  it('say what the browser keeps, and that admins read e-mails and money', () => {
    const privacy = readingOf('privacy');
    for (const { says } of KEPT_IN_BROWSER) expect(privacy).toContain(says);
    expect(privacy).toContain('You and admins: email, contact, and what you have earned');
    expect(privacy).not.toMatch(/You alone: [^\n]*(email|contact|balance)/);
  });

  it('name the views that count without a picture, as they are checked', () => {
    expect(readingOf('terms')).toContain(
      `at most ${PLAUSIBLE_TIMES} times as many views as the best of your posts whose views we have read, or, without any, ${MAX_UNPROVEN_VIEWS.toLocaleString('en-US')}.`,
    );
  });

  it('say that a payment can be held, until when, and who decides', () => {
    const terms = readingOf('terms');
    expect(terms).toContain('a payment can be held');
    expect(terms).toContain(
      `within ${HOLD_REVIEW_BUSINESS_DAYS} business days, Monday to Friday in Singapore; what nobody has decided by then is paid, unless an admin has said that it needs longer`,
    );
    expect(terms).toMatch(/refuses a payment of a treasure or proof[^\n]*the creator can appeal/);
  });

  it('say what a dispute or a warning of fraud does to one of several payments, and when a payment waits for days', () => {
    const terms = readingOf('terms');
    expect(terms).toContain('A charge disputed with a bank freezes what is left of that payment');
    expect(terms).not.toContain('freezes what is left of the loot');
    expect(terms).toMatch(/the issuer of a card warns[^\n]*goes back at once/);
    expect(terms).toMatch(/younger than a few days, usually 3[^\n]*both sides read until when/);
    expect(terms).toContain(
      `for ${REPLACED_ACCOUNT_DAYS} days nothing is sent to an account that took the place of another`,
    );
  });

  it('name every reason to take paid money back, and the refund by bank transfer', () => {
    const refund = readingOf('refund');
    expect(refund).toMatch(/taken back only when the numbers[^\n]*false, when an admin finds fraud[^\n]*reverses it/);
    expect(refund).toMatch(/we pay it by bank transfer[^\n]*its reference/);
  });

  it('name what is kept about the risk of a payment, and the address of a large invoice', () => {
    const privacy = readingOf('privacy');
    expect(privacy).toContain('the risk of fraud that it sees in a payment by card');
    expect(privacy).toContain('warning of fraud by the issuer of your card');
    expect(privacy).toContain('a fee above SGD 1,000');
    const isNamed = (feeCents: number) => needsAddress({ gstNumber: 'M1' }, feeCents);
    expect([100_000, 100_001].map(isNamed)).toEqual([false, true]);
  });

  it('name the shares by which creators are paid', () => {
    const share = (views: number) => {
      const terms = {
        payoutModel: 'budget_share',
        budgetCents: 100_00,
        expectedReach: 1000,
        creatorSlots: 1,
        creatorCapCents: null,
      } as const;
      return `${entitlementCents(terms, views) / 100}%`;
    };
    expect(readingOf('terms')).toContain(
      `${share(999)}, from 1,000 views ${share(1000)}, from 5,000 views ${share(5000)}, from 10,000 views ${share(10_000)}.`,
    );
  });
});

import { EvidencePart, MAX_STATEMENT_LENGTH } from '@doubloon/contract/cases/bank-evidence.ts';
import { describe, expect, it } from 'vitest';
import { applicationDocument, campaignDocument, deliverableDocument } from '../../testing/documents.ts';
import { type EvidenceFacts, evidenceParts, evidenceTexts } from './evidence-texts.ts';

/** Longest text that the provider takes in one field. */
const LONGEST_TEXT = 20_000;

const campaign = campaignDocument({ id: 'cmp_1', ownerId: 'owner1' });
const paid = { at: new Date('2026-11-02T03:00:00Z'), budgetCents: 100_000 };
const facts: EvidenceFacts = {
  campaign,
  payments: [paid],
  disputed: paid,
  payer: {
    name: 'Kopi & Kin',
    email: 'kopi@example.com',
    registeredAt: new Date('2026-11-01T03:00:00Z'),
    agreedToTermsAt: new Date('2026-11-01T03:05:00Z'),
    emailVerified: true,
  },
  deliverables: [],
  payouts: [],
  refunds: [],
  conversations: { agreed: [], withheld: 0 },
  siteOrigin: 'https://doubloon.example',
};
const post = deliverableDocument(
  applicationDocument({ campaignId: 'cmp_1', creatorId: 'creator1', ownerId: 'owner1' }),
  {
    id: 'dlv_1',
    status: 'approved',
    acceptedAt: new Date('2026-11-09T03:00:00Z'),
    decidedAt: new Date('2026-11-19T03:00:00Z'),
  },
);

describe('the texts for a bank', () => {
  it('tell what happened in its order, in the time of Singapore', () => {
    const { activity } = evidenceParts({ ...facts, deliverables: [post] });
    expect(activity?.split('\n').map((line) => line.replace(/^.*\(Singapore\): /, ''))).toEqual([
      'The payer’s account was registered',
      'The payer agreed to the Terms of Service and the Privacy Policy',
      expect.stringMatching(/^SGD \d+\.\d\d were paid through the checkout of this account$/),
      'The payer accepted a delivered post',
      'The e-mail address of the account was proven to be the payer’s.',
    ]);
    expect(activity).toContain('1 Nov 2026, 11:00 am (Singapore)');
  });

  it('date an acceptance by the decision, not by the booking of its payment', () => {
    const { treasures, activity } = evidenceParts({ ...facts, deliverables: [post] });
    expect(treasures).toContain('accepted by the payer on Nov 9, 2026;');
    expect(activity).toContain('9 Nov 2026, 11:00 am (Singapore): The payer accepted a delivered post');
    const older = evidenceParts({ ...facts, deliverables: [{ ...post, acceptedAt: null }] });
    expect(older.treasures).toContain('accepted by the payer; ');
    expect(older.activity).not.toContain('The payer accepted');
  });

  it('name the disputed payment alone as the price, and all payments in their order', () => {
    const added = { at: new Date('2026-11-05T03:00:00Z'), budgetCents: 50_000 };
    const { service, activity } = evidenceParts({ ...facts, payments: [paid, added], disputed: added });
    expect(service).toContain('Paid for by 2 payments; this one is disputed.\nPrice: SGD 525.00, of which SGD 500.00');
    expect(activity?.match(/SGD \d+\.\d\d were paid/g)).toEqual(['SGD 1050.00 were paid', 'SGD 525.00 were paid']);
    expect(evidenceParts(facts).service).not.toContain('payments');
  });

  it('do not say that a payer has accepted what silence has', () => {
    const { treasures, activity } = evidenceParts({ ...facts, deliverables: [{ ...post, acceptedBySilence: true }] });
    expect(treasures).toContain('accepted because the payer did not object in time, by Mar 8, 2026;');
    expect(activity).not.toContain('The payer accepted');
  });

  it('name what was given back, by the provider or from a bank, with dates and references', () => {
    const refunds = [
      { amountCents: 26_250, at: new Date('2026-11-20T03:00:00Z'), by: { refundId: 're_1' } },
      { amountCents: 78_750, at: new Date('2026-11-24T03:00:00Z'), by: { bankReference: 'DBS 42' } },
    ];
    const text =
      'Given back to the payer of this payment:\n1. SGD 262.50 on Nov 20, 2026 to the card, refund re_1\n2. SGD 787.50 on Nov 24, 2026 by bank transfer, reference DBS 42';
    expect(evidenceParts({ ...facts, refunds }).refunds).toBe(text);
    expect(evidenceTexts({ ...facts, refunds }, 'Ours', new Set(['refunds'])).uncategorized_text).toBe(
      `Ours\n\n${text}`,
    );
    expect(evidenceParts(facts).refunds).toBeNull();
    const unknown = [{ amountCents: 26_250, at: null, by: { refundId: null } }];
    expect(evidenceParts({ ...facts, refunds: unknown }).refunds).toMatch(/\n1\. SGD 262\.50 to the card$/);
  });

  it('say nothing of a payer whose account is gone, and claim no agreement', () => {
    const parts = evidenceParts({ ...facts, payer: null });
    expect(parts.customer).toBeNull();
    expect(`${parts.activity}${parts.refund_policy}`).not.toContain('agreed');
    expect(evidenceTexts({ ...facts, payer: null }, 'Ours', new Set(EvidencePart.options))).not.toHaveProperty(
      'customer_name',
    );
  });

  it('fit into the fields of the provider, however much was delivered', () => {
    const url = `https://www.tiktok.com/@poster/video/${'7'.repeat(1500)}`;
    const deliverables = Array.from({ length: 50 }, () => ({ ...post, url }));
    const refunds = Array.from({ length: 50 }, (_, index) => ({
      ...{ amountCents: 100, at: paid.at, by: { bankReference: `DBS ${index}` } },
    }));
    const all = { ...facts, deliverables, refunds, campaign: { ...facts.campaign, description: 'x'.repeat(5000) } };
    const texts = evidenceTexts(all, 'x'.repeat(MAX_STATEMENT_LENGTH), new Set(EvidencePart.options));
    expect(texts.uncategorized_text).toMatch(/\nand \d+ more$/);
    for (const text of Object.values(texts)) expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
  });
});

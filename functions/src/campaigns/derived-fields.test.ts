import { describe, expect, it } from 'vitest';
import { campaignDocument } from '../../testing/documents.ts';
import { staleFields } from '../platform/projections/derived-fields.ts';
import { deriveCampaignFields } from './derived-fields.ts';
import { campaignProjections } from './projections.ts';

const campaign = campaignDocument({
  id: 'c1',
  ownerId: 'owner',
  title: 'Tea',
  description: 'By sea',
  platforms: ['xiaohongshu'],
  contentTypes: ['ugc'],
  niche: 'Food',
  budgetCents: 100_000,
});

describe('what a campaign is found by', () => {
  it('is every part of a word of title, platforms and description, and its facets, alone and with its niche', () => {
    const { search } = deriveCampaignFields(campaign);
    expect(search).toEqual(expect.arrayContaining(['t', 'te', 'tea', 'dnote', 'hongs', 'ug', 'by', 'sea']));
    expect(search.filter((key) => /[@#]/.test(key))).toEqual([
      '#Food',
      '@ugc',
      '@ugc#Food',
      '@xiaohongshu',
      '@xiaohongshu#Food',
    ]);
    expect(search).not.toContain('foo');
  });

  it('stays bounded however long the texts are, platforms and title first', () => {
    const description = Array.from({ length: 700 }, (_, n) => `w${n.toString(36)}x${n}`).join(' ');
    const { search } = deriveCampaignFields({ ...campaign, title: 'Rooibos', description });
    expect(search.length).toBeLessThanOrEqual(1500);
    expect(search).toEqual(expect.arrayContaining(['oibos', 'hongs', 'w0x', '@ugc#Food']));
  });

  it('says its budget’s band', () => {
    expect(deriveCampaignFields(campaign).budgetBand).toBe(5);
  });
});

describe('whether a campaign is full or spent', () => {
  const counted = (counts: Partial<typeof campaign.counts>, payoutModel: typeof campaign.payoutModel) =>
    deriveCampaignFields({ ...campaign, payoutModel, creatorSlots: 2, counts: { ...campaign.counts, ...counts } });

  it('is full once every slot is taken, where creators share the budget', () => {
    expect(counted({ approvedApplications: 1 }, 'budget_share').full).toBe(false);
    expect(counted({ approvedApplications: 2 }, 'budget_share').full).toBe(true);
    expect(counted({ approvedApplications: 2 }, 'per_view').full).toBe(false);
  });

  it('is spent once every cent is paid out', () => {
    expect(counted({ paidOutCents: 99_999 }, 'per_view').spent).toBe(false);
    expect(counted({ paidOutCents: 100_000 }, 'per_view').spent).toBe(true);
  });

  it('leaves nothing to write once it was written', () => {
    expect(staleFields(campaignProjections, { ...campaign, ...deriveCampaignFields(campaign) })).toEqual({});
    expect(Object.keys(staleFields(campaignProjections, { ...campaign, title: 'Coffee' }))).toEqual(['search']);
  });
});

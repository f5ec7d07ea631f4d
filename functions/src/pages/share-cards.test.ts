import { PersonRecord } from '@doubloon/contract/records/record.ts';
import { describe, expect, it } from 'vitest';
import { campaignDocument } from '../../testing/documents.ts';
import { storeDocument } from '../../testing/store-documents.ts';
import { toCampaignView } from '../campaigns/show-campaigns.ts';
import { toStoreView } from '../stores/store-view.ts';
import { lootCard, storeCard } from './share-cards.ts';

type Loot = Parameters<typeof campaignDocument>[0];
const cardOf = (fields: Omit<Loot, 'id' | 'ownerId'>) =>
  lootCard(toCampaignView(campaignDocument({ id: 'cmp_1', ownerId: 'u_1', ...fields })));

describe('the share image of a loot', () => {
  const shared = { payoutModel: 'budget_share', budgetCents: 100_000, creatorSlots: 4 } as const;

  it('says what a creator can earn while the loot takes applications', () => {
    const card = cardOf({ ...shared, platforms: ['tiktok'], title: 'Iced tea', ownerName: 'Kopi & Kaya' });
    expect(card).toEqual({
      above: 'Kopi & Kaya',
      title: 'Iced tea',
      figure: { name: 'Earn up to', value: 'SGD\u00a0225.00' },
      facts: ['4 slots left', 'TikTok'],
    });
  });

  it('promises nothing once the loot is full or over', () => {
    const { counts } = campaignDocument({ id: 'cmp_1', ownerId: 'u_1' });
    for (const ended of [{ counts: { ...counts, approvedApplications: 4 } }, { status: 'completed' as const }]) {
      const { figure, facts } = cardOf({ ...shared, platforms: ['tiktok'], ...ended });
      expect(figure).toBeNull();
      expect(facts[0]).toBe('Takes no more applications');
    }
  });
});

describe('the share image of a store', () => {
  const store = storeDocument({ id: 'u_2', name: 'Mei Lim', category: 'food', location: 'Singapore' });
  const record = PersonRecord.parse({ loots: { completed: 4 }, tiktokViews: { total: 33_500, v30k: 1 } });

  it('says what a creator has done here', () => {
    const reviewed = { ...store, rating: 4.8, counts: { followers: 0, reviews: 5, ratingSum: 24 } };
    expect(storeCard(toStoreView(reviewed, record))).toEqual({
      above: 'Food · Singapore',
      title: 'Mei Lim',
      figure: { name: 'Views of accepted posts', value: '33.5K' },
      facts: ['4 loots completed', '4.8 from 5 reviews'],
    });
  });

  it('has the name alone of somebody who is new here', () => {
    const empty = storeDocument({ id: 'u_3', name: 'Arjun' });
    const card = storeCard(toStoreView({ ...empty, category: null, location: '' }, PersonRecord.parse({})));
    expect(card).toEqual({ above: 'Creator', title: 'Arjun', figure: null, facts: [] });
  });
});

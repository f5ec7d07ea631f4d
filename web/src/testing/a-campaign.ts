import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';

/** A loot for tests: ordinary in everything that `change` does not name. */
export function aCampaign(change: Partial<CampaignView> = {}): CampaignView {
  return {
    id: 'cmp_1',
    title: 'Iced Tea',
    description: 'Show our tea by the sea.',
    budget: 50_000,
    remaining_budget: 50_000,
    paidOut: 0,
    platforms: ['tiktok'],
    niche: 'Food',
    age_range: '18-35',
    gender: 'All',
    interests: [],
    expected_reach: 10_000,
    startDate: null,
    endDate: '2026-12-31',
    requirements: [],
    applicant_questions: {
      cover_letter: true,
      relevant_experience: false,
      years_of_experience: false,
      formal_training: false,
    },
    payout_model: 'budget_share',
    creator_slots: 1,
    creator_cap: null,
    status: 'open',
    views: 0,
    applications: 0,
    pending_applications: 0,
    pending_treasures: 0,
    created_at: new Date('2026-11-01T00:00:00Z'),
    owner_id: 'owner1',
    owner_name: 'Tea House',
    businessOwner: { name: 'Tea House', logo: null, verified: true },
    ...change,
  };
}

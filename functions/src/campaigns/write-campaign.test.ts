import type { CampaignDraft } from '@doubloon/contract/campaigns/campaign.ts';
import type { User } from '@doubloon/contract/users/user.ts';
import { describe, expect, it } from 'vitest';
import { prepareCampaign } from './write-campaign.ts';

const owner: User = {
  uid: 'ada',
  name: 'Ada Merchant',
  username: 'ada',
  role: 'business_owner',
  isVerified: true,
  profilePic: null,
  bio: null,
  website: null,
  socialLinks: {},
  createdAt: new Date('2026-11-20T08:00:00Z'),
};

const draft: CampaignDraft = { title: 'Spring loot', description: 'Tea.', budget: 100_000, platforms: ['tiktok'] };
const prepare = (fields: Partial<CampaignDraft>) => prepareCampaign({ ...draft, ...fields }, owner);

describe('a prepared campaign', () => {
  it('has a default for everything the form leaves out', () => {
    expect(prepare({})).toEqual({
      ownerId: 'ada',
      ownerName: 'Ada Merchant',
      ownerLogo: null,
      ownerVerified: true,
      title: 'Spring loot',
      description: 'Tea.',
      budgetCents: 100_000,
      platforms: ['tiktok'],
      contentTypes: [],
      examplePosts: [],
      niche: null,
      ageRange: null,
      gender: 'All',
      interests: [],
      expectedReach: null,
      startDate: null,
      endDate: null,
      requirements: [],
      applicantQuestions: {
        cover_letter: false,
        relevant_experience: false,
        years_of_experience: false,
        formal_training: false,
      },
      payoutModel: 'budget_share',
      creatorSlots: 1,
      creatorCapCents: null,
    });
  });

  it('keeps slots only where creators share the budget, and a cap only where views are paid', () => {
    const terms = { creator_slots: 3, creator_cap: 500 };
    expect(prepare({ ...terms, payout_model: 'budget_share' })).toMatchObject({
      creatorSlots: 3,
      creatorCapCents: null,
    });
    expect(prepare({ ...terms, payout_model: 'per_view' })).toMatchObject({ creatorSlots: 1, creatorCapCents: 500 });
    expect(prepare({ payout_model: 'per_view' })).toMatchObject({ creatorCapCents: null });
  });

  it('has each example post once, with its platform', () => {
    const post = 'https://www.tiktok.com/@tea/video/7301234567890123456';
    expect(prepare({ example_posts: [post, post] }).examplePosts).toEqual([{ url: post, platform: 'tiktok' }]);
  });

  it.each([
    'https://www.tiktok.com/@tea',
    'https://example.com/post',
    'https://bit.ly/tea',
    'https://t.co/abc',
    'https://xhslink.com/a/abc',
    'https://fb.me/abc',
  ])('refuses %s as an example post, naming its place', (url) => {
    const problem = {
      code: 'invalid_input',
      details: [expect.objectContaining({ field: 'body.formData.example_posts.0' })],
    };
    expect(() => prepare({ example_posts: [url] })).toThrow(expect.objectContaining(problem) as Error);
  });

  it('names each platform and content type once', () => {
    expect(prepare({ platforms: ['tiktok', 'youtube', 'tiktok'] }).platforms).toEqual(['tiktok', 'youtube']);
    expect(prepare({ content_types: ['ugc', 'ugc'] }).contentTypes).toEqual(['ugc']);
  });
});

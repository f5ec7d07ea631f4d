import { describe, expect, it } from 'vitest';
import { createLootSchema, type CreateLootValues } from './create-loot-schema.ts';
import { emptyLoot } from './create-loot-values.ts';

const filled: CreateLootValues = {
  ...emptyLoot,
  title: ' Iced Tea ',
  description: 'By the sea',
  budget: '100.5',
  platforms: ['tiktok'],
};
const problems = (change: Partial<CreateLootValues>) => {
  const result = createLootSchema.safeParse({ ...filled, ...change });
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};

describe('createLootSchema', () => {
  it('turns what was typed into a draft in cents', () => {
    expect(
      createLootSchema.parse({
        ...filled,
        ageMin: '18',
        ageMax: '35',
        interests: ' tea, , sea ',
        expectedReach: '10000',
        requirements: [{ text: ' Show the bottle ' }, { text: '  ' }],
      }),
    ).toMatchObject({
      title: 'Iced Tea',
      budget: 10_050,
      age_range: '18-35',
      interests: ['tea', 'sea'],
      expected_reach: 10_000,
      requirements: ['Show the bottle'],
      niche: null,
      endDate: null,
      payout_model: 'budget_share',
      creator_slots: 1,
      creator_cap: null,
    });
  });

  it('names every required field that is missing', () => {
    expect(problems({ title: ' ', description: '', budget: '', platforms: [] })).toEqual([
      'title',
      'description',
      'budget',
      'platforms',
    ]);
  });

  it('asks for a budget of at least 0.01', () => {
    expect(problems({ budget: '0' })).toEqual(['budget']);
    expect(problems({ budget: '0.001' })).toEqual(['budget']);
    expect(problems({ budget: '0.01' })).toEqual([]);
  });

  it('wants both ages or none, digits only, and the maximum not below the minimum', () => {
    expect(problems({ ageMin: '18' })).toEqual(['ageMax']);
    expect(problems({ ageMin: '1x', ageMax: '20' })).toContain('ageMin');
    expect(problems({ ageMin: '30', ageMax: '18' })).toEqual(['ageMax']);
    expect(problems({ ageMin: '18', ageMax: '18' })).toEqual([]);
  });

  it('asks for a reach of at least 1 and an end not before the start', () => {
    expect(problems({ expectedReach: '0' })).toEqual(['expectedReach']);
    expect(problems({ startDate: '2026-12-02', endDate: '2026-12-01' })).toEqual(['endDate']);
  });

  it('keeps slots for shared budgets and the cap for paid views only', () => {
    expect(createLootSchema.parse({ ...filled, creatorSlots: '4', creatorCap: '9' })).toMatchObject({
      creator_slots: 4,
      creator_cap: null,
    });
    expect(
      createLootSchema.parse({ ...filled, payoutModel: 'per_view', creatorSlots: '4', creatorCap: '9' }),
    ).toMatchObject({ creator_slots: 1, creator_cap: 900 });
  });
});

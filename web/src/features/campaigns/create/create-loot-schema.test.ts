import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { GENDERS, NICHES } from '@doubloon/contract/shared/constants.ts';
import { CONTENT_TYPE_IDS } from '@doubloon/contract/shared/content-types.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import { PLATFORM_IDS } from '@doubloon/contract/shared/platforms.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLootSchema, type CreateLootValues } from './create-loot-schema.ts';
import { emptyLoot } from './create-loot-values.ts';

const filled: CreateLootValues = {
  ...emptyLoot,
  title: ' Iced Tea ',
  description: 'By the sea',
  budget: '100.5',
  platforms: ['tiktok'],
  contentTypes: ['ugc'],
};
const problems = (change: Partial<CreateLootValues>) => {
  const result = createLootSchema.safeParse({ ...filled, ...change });
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') }));
afterEach(() => vi.useRealTimers());

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
        examplePosts: [{ text: ' youtu.be/dQw4w9WgXcQ ' }, { text: '' }],
      }),
    ).toMatchObject({
      title: 'Iced Tea',
      budget: 10_050,
      age_range: '18-35',
      interests: ['tea', 'sea'],
      expected_reach: 10_000,
      requirements: ['Show the bottle'],
      example_posts: ['https://youtu.be/dQw4w9WgXcQ'],
      content_types: ['ugc'],
      niche: null,
      endDate: null,
      payout_model: 'budget_share',
      creator_slots: 1,
      creator_cap: null,
    });
  });

  it('refuses an example that is no post, at its row, and more of them than a loot can name', () => {
    const post = { text: 'https://youtu.be/dQw4w9WgXcQ' };
    expect(problems({ examplePosts: [post, { text: 'https://www.tiktok.com/@tea' }] })).toEqual([
      'examplePosts.1.text',
    ]);
    expect(problems({ examplePosts: Array(6).fill(post) })).toEqual(['examplePosts']);
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

  it('is not blocked by what is left in the fields of the other payout model', () => {
    expect(problems({ payoutModel: 'per_view', creatorSlots: '' })).toEqual([]);
    expect(problems({ payoutModel: 'budget_share', creatorCap: 'a lot' })).toEqual([]);
    expect(problems({ payoutModel: 'budget_share', creatorSlots: '' })).toEqual(['creatorSlots']);
    expect(problems({ payoutModel: 'per_view', creatorCap: '0' })).toEqual(['creatorCap']);
  });

  it('refuses a budget that cannot be paid out as wanted', () => {
    expect(problems({ budget: '0.50', creatorSlots: '1000' })).toEqual(['creatorSlots']);
    expect(problems({ payoutModel: 'per_view', budget: '20', creatorCap: '20.01' })).toEqual(['creatorCap']);
    expect(problems({ payoutModel: 'per_view', budget: '20', creatorCap: '20' })).toEqual([]);
    expect(problems({ payoutModel: 'per_view', budget: '0.50', expectedReach: '1000000000' })).toEqual([
      'expectedReach',
    ]);
  });

  it('names everything that is wrong at once', () => {
    expect(problems({ title: '', ageMin: '18', creatorSlots: '0', endDate: '2020-01-01' }).sort()).toEqual([
      'ageMax',
      'creatorSlots',
      'endDate',
      'title',
    ]);
  });

  it('has an end within the time the budget can be held', () => {
    expect(problems({ endDate: '2026-11-19' })).toEqual(['endDate']);
    expect(problems({ endDate: '2027-02-13' })).toEqual([]);
    expect(problems({ endDate: '2027-02-14' })).toEqual(['endDate']);
    expect(createLootSchema.safeParse({ ...filled, endDate: '2027-02-14' }).error?.issues[0]?.message).toBe(
      'The end date can be at most 85 days away: the payment provider’s limit for holding money is 90 days, and one review has to fit in',
    );
  });

  it('has the limits of the contract', () => {
    expect(problems({ title: 'a'.repeat(121) })).toEqual(['title']);
    expect(problems({ description: 'a'.repeat(5001) })).toEqual(['description']);
    expect(problems({ budget: '952380.94' })).toEqual([]);
    expect(problems({ budget: '952380.95' })).toEqual(['budget']);
    expect(problems({ interests: 'a,'.repeat(21) })).toEqual(['interests']);
    expect(problems({ interests: 'a'.repeat(61) })).toEqual(['interests']);
    expect(problems({ requirements: [{ text: 'a'.repeat(501) }] })).toEqual(['requirements.0.text']);
    expect(problems({ requirements: Array.from({ length: 21 }, () => ({ text: 'a' })) })).toEqual(['requirements']);
    expect(problems({ payoutModel: 'per_view', creatorCap: '99999999' })).toEqual(['creatorCap']);
    expect(problems({ startDate: '12026-01-01' })).toEqual(['startDate']);
  });

  it('accepts nothing that the checkout of the contract refuses', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 130 }),
      fc.string({ unit: fc.constantFrom('a', ' ', '\u202e') }),
    );
    const number = fc.oneof(
      fc.constant(''),
      fc.nat(2000).map(String),
      fc.double({ min: 0, max: 2e8, noNaN: true }).map((amount) => amount.toFixed(2)),
      fc.nat().map(String),
      text,
    );
    const date = fc.oneof(
      fc.constant(''),
      fc
        .date({ min: new Date('2026-11-01'), max: new Date('2027-03-01'), noInvalidDate: true })
        .map((at) => at.toISOString().slice(0, 10)),
      text,
    );
    const ages = fc.oneof(fc.constant(''), fc.nat(1000).map(String));
    const typed = fc.record({
      title: text,
      description: fc.string({ minLength: 1, maxLength: 5001 }),
      budget: number,
      platforms: fc.subarray([...PLATFORM_IDS]),
      contentTypes: fc.subarray([...CONTENT_TYPE_IDS]),
      niche: fc.constantFrom('', ...NICHES),
      ageMin: ages,
      ageMax: ages,
      gender: fc.constantFrom(...GENDERS),
      interests: fc.array(text, { maxLength: 22 }).map((all) => all.join(',')),
      expectedReach: number,
      startDate: date,
      endDate: date,
      requirements: fc.array(fc.record({ text: fc.oneof(text, fc.constant('a'.repeat(501))) }), { maxLength: 21 }),
      examplePosts: fc.array(
        fc.record({ text: fc.constantFrom('', 'youtu.be/dQw4w9WgXcQ', ' https://vm.tiktok.com/ZMabc123/ ') }),
        { maxLength: 6 },
      ),
      questions: fc.constant(emptyLoot.questions),
      payoutModel: fc.constantFrom('budget_share' as const, 'per_view' as const),
      creatorSlots: number,
      creatorCap: number,
    });
    // Most of what is typed at random is wrong somewhere; a few changes to something good go further.
    const changed = fc.tuple(typed, fc.subarray(Object.keys(emptyLoot), { maxLength: 6 })).map(([values, keys]) => ({
      ...filled,
      ...Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key))),
    }));
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(typed, changed), (values) => {
        const form = createLootSchema.safeParse(values);
        if (!form.success) return;
        accepted += 1;
        const encoded = encodeRequest(startCheckout, { body: { formData: { ...form.data, owner_id: 'u1' } } });
        const arrived = startCheckout.input.body.decode(JSON.parse(JSON.stringify(encoded.body)) as never);
        expect(arrived.formData).toEqual({ ...form.data, owner_id: 'u1' });
      }),
      { numRuns: 300 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});

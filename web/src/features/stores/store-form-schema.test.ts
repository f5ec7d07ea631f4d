import { describe, expect, it } from 'vitest';
import { aStore } from '../../testing/a-store.ts';
import { changedLinks, storeFormSchema, storeFormValues } from './store-form-schema.ts';

const values = storeFormValues(aStore());
const problemOf = (change: object) => storeFormSchema.safeParse({ ...values, ...change }).error?.issues[0]?.message;

describe('the form of a store', () => {
  it('saves what it shows when nothing is changed', () => {
    const { category, specialties, achievements, affiliateReward } = aStore();
    expect(storeFormSchema.parse(values)).toMatchObject({ category, specialties, achievements, affiliateReward });
  });

  it('takes one entry from each line that says something', () => {
    expect(storeFormSchema.parse({ ...values, specialties: ' Rain \n\n Bicycles' }).specialties).toEqual([
      'Rain',
      'Bicycles',
    ]);
  });

  it('knows no category and no reward', () => {
    expect(storeFormSchema.parse({ ...values, category: '', affiliateReward: ' ' })).toMatchObject({
      category: null,
      affiliateReward: null,
    });
  });

  it.each([
    [{ specialties: 'x\n'.repeat(21) }, 'At most 20 lines'],
    [{ specialties: 'x'.repeat(51) }, 'At most 50 characters on each line'],
    [{ achievements: 'x'.repeat(201) }, 'At most 200 characters on each line'],
    [{ achievements: 'a\u202eb' }, 'Control characters are not allowed'],
    [{ affiliateReward: '101' }, 'A whole number from 0 to 100'],
    [{ affiliateReward: '7.5' }, 'A whole number from 0 to 100'],
    [{ background: 'x'.repeat(5001) }, 'At most 5000 characters'],
  ])('says what is wrong with %j', (change, message) => {
    expect(problemOf(change)).toBe(message);
  });
});

describe('the links of a store', () => {
  const accounts = [
    { platform: 'tiktok', url: 'https://www.tiktok.com/@cy' },
    { platform: 'youtube', url: 'https://www.youtube.com/@cy' },
  ] as const;
  const before = { tiktok: accounts[0].url };

  it('are left alone when the same ones are shown', () => {
    expect(changedLinks(before, ['tiktok'], accounts)).toEqual({});
  });

  it('are shown and hidden', () => {
    expect(changedLinks(before, ['youtube'], accounts)).toEqual({ tiktok: '', youtube: accounts[1].url });
  });
});

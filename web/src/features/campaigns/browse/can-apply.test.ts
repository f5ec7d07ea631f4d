import { describe, expect, it } from 'vitest';
import { closedToApplicants } from './can-apply.ts';

const open = { status: 'open', full: false, endDate: '2026-11-20' } as const;
const now = new Date('2026-11-20T15:59:00Z');

describe('closedToApplicants', () => {
  it('is nothing up to the last minute of the end date in Singapore', () => {
    expect(closedToApplicants(open, now)).toBeUndefined();
    expect(closedToApplicants(open, new Date('2026-11-20T16:00:00Z'))).toBe('This loot has ended.');
    expect(closedToApplicants({ ...open, endDate: null }, now)).toBeUndefined();
  });

  it.each([
    [{ ...open, full: true }, 'All creator slots are taken.'],
    [{ ...open, status: 'paused', full: true } as const, 'This loot is paused and takes no applications right now.'],
    [{ ...open, status: 'completed' } as const, 'This loot is closed and takes no more applications.'],
    [{ ...open, status: 'rejected' } as const, 'This loot is closed and takes no more applications.'],
  ])('says why: %o', (campaign, words) => {
    expect(closedToApplicants(campaign, now)).toBe(words);
  });
});

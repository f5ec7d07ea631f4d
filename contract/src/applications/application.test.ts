import { describe, expect, it } from 'vitest';
import { deliverBy } from './application.ts';

const createdAt = new Date('2026-03-01T09:00:00Z');
const at = (moment: string, endDate: string | null = null) => deliverBy(new Date(moment), { createdAt, endDate });

describe('by when a creator has to deliver', () => {
  it('is fourteen days after the approval', () => {
    expect(at('2026-03-02T10:30:00Z')).toEqual(new Date('2026-03-16T10:30:00Z'));
    expect(at('2026-03-02T10:30:00Z', '2026-03-17')).toEqual(new Date('2026-03-16T10:30:00Z'));
  });

  it('is never after the end date, whose day is whole in Singapore', () => {
    expect(at('2026-03-02T10:30:00Z', '2026-03-16')).toEqual(new Date('2026-03-16T10:30:00Z'));
    expect(at('2026-03-02T17:30:00Z', '2026-03-16')).toEqual(new Date('2026-03-16T16:00:00Z'));
    expect(at('2026-03-02T10:30:00Z', '2026-03-02')).toEqual(new Date('2026-03-02T16:00:00Z'));
  });

  it('is never after the day on which a campaign without an end date is over', () => {
    expect(at('2026-05-24T00:00:00Z')).toEqual(new Date('2026-05-25T09:00:00Z'));
  });
});

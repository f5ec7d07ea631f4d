import { describe, expect, it } from 'vitest';
import { baselineViews, compareAccounts, requireCampaignPlatform } from './check-post.ts';

describe('the platform of a treasure', () => {
  it('must be one the campaign asks for', () => {
    expect(() => requireCampaignPlatform(['tiktok', 'xiaohongshu'], 'xiaohongshu')).not.toThrow();
    expect(() => requireCampaignPlatform(['tiktok', 'xiaohongshu'], 'youtube')).toThrow(
      "This campaign requires TikTok or Xiaohongshu (Rednote) content, but you're submitting YouTube content",
    );
    expect(() => requireCampaignPlatform(['facebook'], null)).toThrow(
      "This campaign requires Facebook content, but you're submitting unknown content",
    );
  });
});

describe('the author of a post', () => {
  it('is the linked account only when the handles agree', () => {
    expect(compareAccounts('mina', 'mina')).toBe('same');
    expect(compareAccounts('mina', 'mona')).toBe('different');
    expect(compareAccounts('100012', '100013')).toBe('different');
    expect(compareAccounts('channel/UCa', 'channel/UCb')).toBe('different');
  });

  it('is unknown in a form of name that cannot be compared', () => {
    expect(compareAccounts('100012', 'mina')).toBe('unknown');
    expect(compareAccounts('mina', '100012')).toBe('unknown');
    expect(compareAccounts('channel/UCa', 'mina')).toBe('unknown');
  });
});

describe('views that do not count', () => {
  const approvedAt = new Date('2026-03-02T10:00:00.500Z');
  const count = (publishedAt?: string, publishedPrecision?: 'second' | 'day') =>
    baselineViews(
      {
        ...(publishedAt && { publishedAt: new Date(publishedAt) }),
        ...(publishedPrecision && { publishedPrecision }),
      },
      approvedAt,
    );

  it('are none of a post published after the approval', () => {
    expect(count('2026-03-02T10:00:01Z', 'second')).toBe(0);
    expect(count('2026-03-03T00:00:00Z', 'day')).toBe(0);
  });

  it('are none of a post published in the same second, for all the platform shows', () => {
    expect(count('2026-03-02T10:00:00Z', 'second')).toBe(0);
  });

  it('are unknown of a post published on the same day, at a time that the platform does not show', () => {
    expect(count('2026-03-02T00:00:00Z', 'day')).toBeNull();
  });

  it('are unknown when it was published before, or nobody knows when', () => {
    expect(count('2026-03-02T09:59:59Z', 'second')).toBeNull();
    expect(count('2026-03-01T00:00:00Z', 'day')).toBeNull();
    expect(count()).toBeNull();
  });
});

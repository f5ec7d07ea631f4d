import { READING_SOURCES } from '@doubloon/contract/readings/reading.ts';
import { describe, expect, it } from 'vitest';
import { viewsSourceText } from './sourced-views.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const platform = 'tiktok';
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('where a count of views comes from', () => {
  it.each([
    ['platform', 2, 'Read from TikTok 2 hours ago'],
    ['page', 0.5, 'Seen on its page at TikTok 30 minutes ago'],
    ['proof', 72, 'From accepted proof, 3 days ago'],
    ['reported', 30, 'Reported by the creator yesterday'],
  ] as const)('%s, %d hours old: %s', (source, hours, text) => {
    expect(viewsSourceText({ source, at: hoursAgo(hours), platform }, false, now)).toBe(text);
  });

  it('names the platform that was read, where it is known', () => {
    const reading = { source: 'platform', at: now } as const;
    expect(viewsSourceText({ ...reading, platform: 'youtube' }, false, now)).toBe('Read from YouTube just now');
    expect(viewsSourceText({ ...reading, platform: null }, false, now)).toBe('Read from its platform just now');
  });

  it('speaks to the creator who reported it', () => {
    const reported = { source: 'reported', at: hoursAgo(1), platform } as const;
    expect(viewsSourceText(reported, true, now)).toBe('Reported by you 1 hour ago');
  });

  it('tells every source from the others', () => {
    const texts = READING_SOURCES.map((source) => viewsSourceText({ source, at: now, platform }, false, now));
    expect(new Set(texts).size).toBe(READING_SOURCES.length);
  });
});

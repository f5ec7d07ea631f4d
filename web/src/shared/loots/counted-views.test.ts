import { describe, expect, it } from 'vitest';
import { countedViews, latestViews } from './counted-views.ts';

const unproven = { proven_view_count: null, accepted_by_silence: false };

describe('the counted views of a treasure', () => {
  it('are all of a post published after the approval', () => {
    expect(countedViews({ ...unproven, view_count: 1500, baseline_views: 0 })).toBe(1500);
  });

  it('leave out what the post had before, and are never negative', () => {
    expect(countedViews({ ...unproven, view_count: 1500, baseline_views: 1200 })).toBe(300);
    expect(countedViews({ ...unproven, view_count: 1500, baseline_views: 1500 })).toBe(0);
    expect(countedViews({ ...unproven, view_count: 1000, baseline_views: 1500 })).toBe(0);
    expect(countedViews({ ...unproven, view_count: 1000, baseline_views: null })).toBe(0);
  });

  it('are none while silence has accepted the work only', () => {
    const silent = { accepted_by_silence: true, view_count: 1500, baseline_views: 0 };
    expect(countedViews({ ...silent, proven_view_count: null })).toBe(0);
    expect(countedViews({ ...silent, proven_view_count: 1500 })).toBe(1500);
  });

  it('follow the latest verified proof', () => {
    expect(latestViews({ view_count: 1500, proven_view_count: 9000 })).toBe(9000);
    expect(countedViews({ ...unproven, view_count: 1500, proven_view_count: 9000, baseline_views: 1000 })).toBe(8000);
  });
});

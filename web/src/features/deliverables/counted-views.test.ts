import { describe, expect, it } from 'vitest';
import { countedViews } from './counted-views.ts';

describe('the counted views of a treasure', () => {
  it('are all of a post published after the approval', () => {
    expect(countedViews({ view_count: 1500, baseline_views: 0 })).toBe(1500);
  });

  it('leave out what the post had before, and are never negative', () => {
    expect(countedViews({ view_count: 1500, baseline_views: 1200 })).toBe(300);
    expect(countedViews({ view_count: 1500, baseline_views: 1500 })).toBe(0);
    expect(countedViews({ view_count: 1000, baseline_views: 1500 })).toBe(0);
  });
});

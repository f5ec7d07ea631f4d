import { describe, expect, it } from 'vitest';
import { displayViews } from './display-views.ts';

const treasure = (day: number, platform: 'tiktok' | 'youtube', viewCount: number) => ({
  id: `dlv_${day}`,
  platform,
  viewCount,
  createdAt: new Date(Date.UTC(2026, 0, day)),
});

describe('views for display', () => {
  it('are none without treasures', () => {
    expect(displayViews([])).toBe(0);
  });

  it('count the first treasure of each platform in full and then increments', () => {
    expect(displayViews([treasure(1, 'tiktok', 100), treasure(2, 'youtube', 70), treasure(3, 'tiktok', 250)])).toBe(
      320,
    );
  });

  it('count a falling number as nothing and go on from it', () => {
    expect(displayViews([treasure(1, 'tiktok', 100), treasure(2, 'tiktok', 80), treasure(3, 'tiktok', 120)])).toBe(140);
  });

  it('count what the latest verified proof of a treasure says', () => {
    const proven = { ...treasure(1, 'tiktok', 100), provenViews: { viewCount: 900 } };
    expect(displayViews([proven, treasure(2, 'youtube', 70)])).toBe(970);
    expect(displayViews([proven, treasure(3, 'tiktok', 1000)])).toBe(1000);
  });

  it('do not depend on the order in which the treasures are listed', () => {
    const listed = [treasure(1, 'tiktok', 100), treasure(2, 'tiktok', 80), treasure(3, 'tiktok', 120)];
    expect(displayViews([...listed].reverse())).toBe(displayViews(listed));
  });
});

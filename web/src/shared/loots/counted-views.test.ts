import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { describe, expect, it } from 'vitest';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { countedViews, latestViews } from './counted-views.ts';

const aTreasure = (change: Record<string, unknown>) =>
  DeliverableView.decode(aDeliverableOnTheWire({ status: 'approved', ...change }) as never);
const counted = (change: Record<string, unknown>) => countedViews(aTreasure(change));
const reading = (views: number, at: string) => ({ at, views, likes: 1, comments: 0, shares: null, source: 'platform' });
const proof = (views: number, at: string) => ({ proven_view_count: views, proven_at: at });

describe('the counted views of a treasure', () => {
  it('are all of a post published after the approval', () => {
    expect(counted({ view_count: 1500, baseline_views: 0 })).toBe(1500);
  });

  it('leave out what the post had before, and are never negative', () => {
    expect(counted({ view_count: 1500, baseline_views: 1200 })).toBe(300);
    expect(counted({ view_count: 1500, baseline_views: 1500 })).toBe(0);
    expect(counted({ view_count: 1000, baseline_views: 1500 })).toBe(0);
    expect(counted({ view_count: 1000, baseline_views: null })).toBe(0);
  });

  it('are none while silence has accepted the work only', () => {
    const silent = { accepted_by_silence: true, view_count: 1500, baseline_views: 0 };
    expect(counted(silent)).toBe(0);
    expect(counted({ ...silent, ...proof(1500, '2026-11-20T00:00:00.000Z') })).toBe(1500);
    expect(counted({ ...silent, latest_reading: reading(900, '2026-11-20T00:00:00.000Z') })).toBe(900);
  });

  it('follow the latest verified proof', () => {
    expect(counted({ view_count: 1500, ...proof(9000, '2026-11-20T00:00:00.000Z'), baseline_views: 1000 })).toBe(8000);
  });

  it('will be by an approval what was reported, and no more than the platform says', () => {
    const waiting = { status: 'submitted', view_count: 1500 };
    expect(counted({ ...waiting, latest_reading: reading(900, '2026-11-20T00:00:00.000Z') })).toBe(900);
    expect(counted({ ...waiting, latest_reading: reading(2000, '2026-11-20T00:00:00.000Z') })).toBe(1500);
  });
});

describe('the views of a treasure as they are known', () => {
  const [earlier, later] = ['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];
  const known = (change: Record<string, unknown>) => {
    const { views, source } = latestViews(aTreasure({ view_count: 1500, ...change }));
    return [views, source];
  };

  it('are what was reported while nobody else says it', () => {
    expect(known({})).toEqual([1500, 'reported']);
  });

  it('are what an accepted proof or the platform says, whatever was reported', () => {
    expect(known(proof(900, later))).toEqual([900, 'proof']);
    expect(known({ latest_reading: reading(700, later) })).toEqual([700, 'platform']);
  });

  it('are the later of the two, and the platform’s of the same moment', () => {
    expect(known({ ...proof(900, earlier), latest_reading: reading(700, later) })).toEqual([700, 'platform']);
    expect(known({ ...proof(900, later), latest_reading: reading(700, earlier) })).toEqual([900, 'proof']);
    expect(known({ ...proof(900, later), latest_reading: reading(700, later) })).toEqual([700, 'platform']);
  });
});

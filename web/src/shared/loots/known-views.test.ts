import { DeliverableView } from '@doubloon/contract/deliverables/deliverable.ts';
import { describe, expect, it } from 'vitest';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { latestViews } from './sourced-views.tsx';

const aDeliverable = (change: Record<string, unknown>) =>
  DeliverableView.decode(aDeliverableOnTheWire({ status: 'approved', ...change }) as never);
const reading = (views: number, at: string) => ({ at, views, likes: 1, comments: 0, shares: null, source: 'platform' });
const proof = (views: number, at: string) => ({ proven_view_count: views, proven_at: at });

describe('the views of a treasure as they are known', () => {
  const [earlier, later] = ['2026-11-19T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];
  const known = (change: Record<string, unknown>) => {
    const { views, source } = latestViews(aDeliverable({ view_count: 1500, ...change }));
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

import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { PersonRecord, RECORD_FROM } from '@doubloon/contract/records/record.ts';
import { describe, expect, it } from 'vitest';
import { applicationDocument, deliverableDocument } from '../../testing/documents.ts';
import { sumCounts } from '../platform/projections/counters.ts';
import { countDecision } from './count-decision.ts';
import { countViews } from './count-views.ts';
import { toCreatorRecord, toOwnerRecord } from './record-view.ts';

const askedAt = new Date('2026-05-01T00:00:00Z');
const decideBy = new Date('2026-05-06T00:00:00Z');
const after = (hours: number) => new Date(askedAt.getTime() + hours * 60 * 60 * 1000);
const counted = (decidedAt: Date | null) => sumCounts(countDecision('owner', { askedAt, decidedAt, decideBy }));

describe('a decision', () => {
  it.each([
    [0, 'h1'],
    [1, 'h1'],
    [1.01, 'h3'],
    [24, 'h24'],
    [25, 'h48'],
    [96, 'h96'],
    [100, 'longer'],
  ])('after %d hours counts with those of %s', (hours, step) => {
    expect(counted(after(hours))).toEqual({
      'records/owner': { 'decisions.inTime': 1, [`decisionTimes.${step}`]: 1 },
    });
  });

  it('is late when its deadline has made it', () => {
    expect(counted(decideBy)['records/owner']).toEqual({ 'decisions.late': 1, 'decisionTimes.longer': 1 });
  });

  it('counts from when its owner has accepted, however long its payment has waited', () => {
    const paidLater = { askedAt, acceptedAt: after(2), decidedAt: after(200), decideBy };
    expect(sumCounts(countDecision('owner', paidLater))['records/owner']).toEqual({
      'decisions.inTime': 1,
      'decisionTimes.h3': 1,
    });
  });

  it('counts nothing while it is open', () => {
    expect(counted(null)).toEqual({});
  });

  it('counts as quick when clocks disagree', () => {
    expect(counted(after(-1))['records/owner']).toHaveProperty(['decisionTimes.h1'], 1);
  });
});

describe("a creator's record", () => {
  const record = (fields: object) => PersonRecord.parse(fields);

  it('is not shown before a few loots are completed, whatever else is counted', () => {
    const treasures = { accepted: 90, rejected: 1 };
    expect(toCreatorRecord(record({}))).toBeNull();
    expect(toCreatorRecord(record({ loots: { completed: RECORD_FROM - 1 }, treasures }))).toBeNull();
    expect(toCreatorRecord(record({ loots: { completed: RECORD_FROM }, treasures }))).not.toBeNull();
  });

  it('has decided things only, and no amounts', () => {
    const found = record({
      loots: { completed: 4 },
      deliveries: { due: 3, onTime: 2 },
      treasures: { accepted: 6, rejected: 1 },
      appeals: { won: 1, lost: 1 },
      payouts: { received: 5 },
    });
    expect(toCreatorRecord(found)).toEqual({
      loots_completed: 4,
      deliveries_due: 3,
      delivered_on_time: 2,
      treasures_decided: 7,
      treasures_accepted: 6,
      appeals_decided: 2,
      appeals_won: 1,
      payouts_received: 5,
      views: [],
    });
  });
});

describe('views that platforms have given', () => {
  const application = applicationDocument({ campaignId: 'c1', creatorId: 'creator', ownerId: 'owner' });
  const reading = { id: 'r', handle: 'cy', at: askedAt, likes: null, comments: null, shares: null } as const;
  const post = (n: number, views: number, fields: Partial<Deliverable> = {}) =>
    deliverableDocument(application, {
      id: `d${n}`,
      postKey: `tiktok:${n}`,
      latestReading: { ...reading, views, source: 'platform' },
      ...fields,
    });

  it('count once for each post, by its latest reading', () => {
    const later = { ...reading, at: decideBy, views: 3_200, source: 'platform' } as const;
    const again = post(1, 0, { id: 'd9', latestReading: later });
    expect(sumCounts(countViews([post(1, 900), again, post(2, 0), post(3, 20_000_000)]))).toEqual({
      'records/creator': {
        'tiktokViews.total': 20_003_200,
        'tiktokViews.v0': 1,
        'tiktokViews.v3k': 1,
        'tiktokViews.v10m': 1,
      },
    });
  });

  it('are no views of proofs, reports, or posts that were not read', () => {
    const reported = post(1, 0, { latestReading: { ...reading, views: 900, source: 'reported' } });
    expect(countViews([reported, post(2, 0, { latestReading: null })])).toEqual([]);
  });

  it('are shown with what half of the posts have at least', () => {
    const views = (tiktokViews: object) =>
      toCreatorRecord(PersonRecord.parse({ loots: { completed: 3 }, tiktokViews }))?.views;
    expect(views({})).toEqual([]);
    expect(views({ total: 4_300, v0: 1, v1k: 1, v3k: 1 })).toEqual([
      { platform: 'tiktok', posts: 3, total: 4_300, half_have: 1_000 },
    ]);
    expect(views({ total: 0, v0: 2 })).toEqual([{ platform: 'tiktok', posts: 2, total: 0, half_have: 0 }]);
  });
});

describe("an owner's record", () => {
  const ownerRecord = (fields: object) => toOwnerRecord(PersonRecord.parse(fields));

  it('is not shown before a few decisions, made or left to their deadline', () => {
    expect(ownerRecord({ decisions: { inTime: 1, late: 1 }, payouts: { made: 9 } })).toBeNull();
    expect(ownerRecord({ decisions: { inTime: 2, late: 1 } })).not.toBeNull();
  });

  it('has counts of what was decided, and no amounts', () => {
    const found = ownerRecord({
      decisions: { inTime: 7, late: 1 },
      decisionTimes: { h1: 2, h6: 2, h24: 3, longer: 1 },
      treasures: { accepted: 5, rejected: 1 },
      payouts: { made: 4 },
      creators: { accepted: 3, cameBack: 1 },
      refunds: { asked: 2 },
    });
    expect(found).toEqual({
      decisions: 8,
      decided_in_time: 7,
      median_hours: 6,
      treasures_decided: 6,
      treasures_accepted: 5,
      payouts_made: 4,
      creators_accepted: 3,
      creators_came_back: 1,
      refunds_asked: 2,
    });
  });

  it.each([
    [{ h1: 1, h96: 2 }, 96],
    [{ h1: 2, longer: 1 }, 1],
    [{ h72: 1, longer: 2 }, null],
  ])('has the middle decision of %j in the step of %s hours', (decisionTimes, hours) => {
    expect(ownerRecord({ decisions: { inTime: 3, late: 0 }, decisionTimes })?.median_hours).toBe(hours);
  });
});

import { describe, expect, it } from 'vitest';
import { applicationDocument, deliverableDocument } from '../../testing/documents.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { deliverableProjections } from './projections.ts';

const application = applicationDocument({ campaignId: 'c1', creatorId: 'creator', ownerId: 'owner' });

describe('what the treasures of an application contribute', () => {
  it('is nothing when there are none', () => {
    expect(countsOf(deliverableProjections, [])).toEqual({});
  });

  it('is what verified proofs say of the approved ones, where they have some', () => {
    const provenViews = { viewCount: 6200, reportedAt: new Date('2026-04-01T08:00:00Z') };
    const proven = deliverableDocument(application, { id: 'd1', status: 'approved', viewCount: 3200, provenViews });
    expect(countsOf(deliverableProjections, [proven])['campaigns/c1']).toMatchObject({ 'counts.views': 6200 });
  });

  it('is the waiting ones and the counted views of the approved ones, of every post', () => {
    const counts = countsOf(deliverableProjections, [
      deliverableDocument(application, {
        id: 'd1',
        status: 'approved',
        viewCount: 800,
        baselineViews: 100,
        postKey: 'tiktok:1',
      }),
      deliverableDocument(application, { id: 'd2', status: 'approved', viewCount: 500, postKey: 'tiktok:2' }),
      deliverableDocument(application, { id: 'd3', status: 'submitted', viewCount: 9000 }),
      deliverableDocument(application, { id: 'd4', status: 'rejected', viewCount: 9000 }),
      deliverableDocument(application, { id: 'd5', status: 'revision_requested', viewCount: 9000 }),
    ]);
    expect(counts).toEqual({
      'campaigns/c1': { 'counts.pendingDeliverables': 1, 'counts.views': 1200 },
      'records/creator': { 'loots.completed': 1, 'treasures.accepted': 2, 'treasures.rejected': 1 },
      'records/owner': { 'treasures.accepted': 2, 'treasures.rejected': 1 },
    });
  });

  it('completes no loot while none is accepted', () => {
    const waiting = deliverableDocument(application, { id: 'd1', deliverBy: new Date('2026-04-01T08:00:00Z') });
    expect(countsOf(deliverableProjections, [waiting])).not.toHaveProperty(['records/creator']);
    const rejected = countsOf(deliverableProjections, [{ ...waiting, status: 'rejected' }]);
    expect(rejected['records/creator']).toEqual({ 'treasures.rejected': 1 });
  });

  it('is in time when the first accepted one was there by the deadline that it had', () => {
    const deliverBy = new Date('2026-04-01T08:00:00Z');
    const late = new Date('2026-04-01T08:00:01Z');
    const accepted = (id: string, createdAt: Date) =>
      deliverableDocument(application, { id, status: 'approved', createdAt, deliverBy, postKey: `tiktok:${id}` });
    const of = (...dates: Date[]) =>
      countsOf(
        deliverableProjections,
        dates.map((createdAt, index) => accepted(`d${index}`, createdAt)),
      )['records/creator'];
    expect(of(late, deliverBy)).toMatchObject({ 'deliveries.due': 1, 'deliveries.onTime': 1 });
    expect(of(late)).toMatchObject({ 'deliveries.due': 1 });
    expect(of(late)).not.toHaveProperty(['deliveries.onTime']);
  });

  it("counts the owner's decisions on them, from when they were last reported", () => {
    const decided = deliverableDocument(application, {
      id: 'd1',
      status: 'revision_requested',
      reportedAt: new Date('2026-03-03T08:00:00Z'),
      decideBy: new Date('2026-03-08T08:00:00Z'),
      decidedAt: new Date('2026-03-03T09:30:00Z'),
    });
    expect(countsOf(deliverableProjections, [decided])['records/owner']).toEqual({
      'decisions.inTime': 1,
      'decisionTimes.h3': 1,
    });
  });

  it('counts an acceptance from when it was made, not from when it was paid', () => {
    const paidLater = deliverableDocument(application, {
      id: 'd1',
      status: 'approved',
      reportedAt: new Date('2026-03-03T08:00:00Z'),
      acceptedAt: new Date('2026-03-03T09:30:00Z'),
      decideBy: new Date('2026-03-08T08:00:00Z'),
      decidedAt: new Date('2026-03-09T09:30:00Z'),
    });
    expect(countsOf(deliverableProjections, [paidLater])['records/owner']).toMatchObject({
      'decisions.inTime': 1,
      'decisionTimes.h3': 1,
    });
  });
});

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
    const contributions = countsOf(deliverableProjections, [
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
    expect(contributions).toEqual({ 'campaigns/c1': { 'counts.pendingDeliverables': 1, 'counts.views': 1200 } });
  });
});

import type { Application } from '@doubloon/contract/applications/application.ts';
import { describe, expect, it } from 'vitest';
import { applicationDocument } from '../../testing/documents.ts';
import { countsOf } from '../platform/projections/projection.ts';
import { applicationProjections } from './projections.ts';

const countsWith = (fields: Partial<Application>) =>
  countsOf(applicationProjections, [
    applicationDocument({ campaignId: 'c1', creatorId: 'creator', ownerId: 'owner', ...fields }),
  ]);

describe('what an application contributes', () => {
  it('is one pending application to its owner, its creator and its campaign', () => {
    const pending = { 'applications.total': 1, 'applications.pending': 1 };
    expect(countsWith({})).toEqual({
      'dashboards/owner': pending,
      'dashboards/creator': pending,
      'campaigns/c1': { 'counts.applications': 1, 'counts.pendingApplications': 1 },
    });
  });

  it('is a decided application with its whole minutes of waiting once there is a decision', () => {
    const counts = countsWith({
      status: 'rejected',
      createdAt: new Date('2026-03-01T08:00:00Z'),
      decidedAt: new Date('2026-03-01T09:30:20Z'),
    });
    const rejected = {
      'applications.total': 1,
      'applications.rejected': 1,
      decidedApplications: 1,
      responseMinutes: 90,
    };
    expect(counts).toEqual({
      'dashboards/owner': rejected,
      'dashboards/creator': rejected,
      'campaigns/c1': { 'counts.applications': 1 },
      'records/owner': { 'decisions.inTime': 1, 'decisionTimes.h3': 1 },
    });
  });

  it.each(['approved', 'completed'] as const)('counts as approved at the campaign when %s', (status) => {
    expect(countsWith({ status })['campaigns/c1']).toEqual({
      'counts.applications': 1,
      'counts.approvedApplications': 1,
    });
  });

  it('never takes minutes away when clocks disagree', () => {
    const counts = countsWith({
      status: 'approved',
      createdAt: new Date('2026-03-01T08:00:00Z'),
      decidedAt: new Date('2026-03-01T07:00:00Z'),
    });
    expect(counts['dashboards/owner']).not.toHaveProperty('responseMinutes');
  });
});

describe('what an application contributes to records', () => {
  it.each([
    [0, { 'creators.accepted': 1 }],
    [1, { 'creators.cameBack': 1 }],
    [2, undefined],
  ])(
    'is its creator once, and once more when they come back: accepted %d times before',
    (earlierAcceptances, counted) => {
      for (const status of ['approved', 'completed'] as const) {
        expect(countsWith({ status, earlierAcceptances })['records/owner']).toEqual(counted);
      }
      expect(countsWith({ status: 'rejected', earlierAcceptances })['records/owner']).toBeUndefined();
    },
  );

  it('is a missed delivery of the creator whose slot was freed', () => {
    const freedAt = new Date('2026-04-01T08:00:00Z');
    expect(countsWith({ status: 'rejected', freedAt })['records/creator']).toEqual({ 'deliveries.due': 1 });
    expect(countsWith({ status: 'rejected' })).not.toHaveProperty(['records/creator']);
  });

  it('is the decision on its content, too', () => {
    const content = {
      text: 'A script',
      url: null,
      status: 'approved' as const,
      feedback: null,
      submittedAt: new Date('2026-03-02T08:00:00Z'),
      decideBy: new Date('2026-03-07T08:00:00Z'),
      decidedAt: new Date('2026-03-07T08:00:01Z'),
    };
    expect(countsWith({ content })['records/owner']).toEqual({ 'decisions.late': 1, 'decisionTimes.longer': 1 });
  });
});

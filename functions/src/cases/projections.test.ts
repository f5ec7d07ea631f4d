import type { AdminCase } from '@doubloon/contract/cases/case.ts';
import { describe, expect, it } from 'vitest';
import { countsOf } from '../platform/projections/projection.ts';
import { caseNotifications, caseProjections } from './projections.ts';

const decidedAt = new Date('2026-05-04T10:00:00Z');

function decided(status: 'granted' | 'refused', fields: Partial<AdminCase> = {}): AdminCase {
  return {
    id: 'case_1',
    kind: 'appeal',
    campaignId: 'cmp_1',
    subjectId: 'dlv_1',
    subjectType: 'treasure',
    deliverableId: null,
    ownerId: 'owner',
    campaignTitle: 'Spring loot',
    openedBy: 'creator',
    summary: 'It shows the tea',
    amountCents: null,
    status,
    answerBy: null,
    evidence: null,
    found: null,
    stake: null,
    reported: null,
    decision: { adminId: 'admin', reason: 'Looked at it', decidedAt },
    flag: null,
    silenceRefuses: false,
    maybeFraud: false,
    createdAt: decidedAt,
    ...fields,
  };
}

const said = (found: AdminCase) => caseNotifications(found).map(({ uid, kind, subject }) => [uid, kind, subject.id]);

describe('a decided appeal', () => {
  it.each([
    ['application', 'application_received'],
    ['treasure', 'treasure_submitted'],
    ['proof', 'proof_submitted'],
  ] as const)('tells the creator, and after a grant the owner that the %s waits again', (subjectType, kind) => {
    expect(said(decided('granted', { subjectType }))).toEqual([
      ['creator', 'appeal_granted', 'cmp_1__creator'],
      ['owner', kind, subjectType === 'application' ? 'cmp_1__creator' : 'cmp_1'],
    ]);
    expect(said(decided('refused', { subjectType }))).toEqual([['creator', 'appeal_refused', 'cmp_1__creator']]);
  });

  it('tells the owner of a campaign of a refusal; that it is open again the campaign tells', () => {
    const campaign = { subjectType: 'campaign', subjectId: 'cmp_1', openedBy: 'owner' } as const;
    expect(said(decided('refused', campaign))).toEqual([['owner', 'appeal_refused', 'cmp_1']]);
    expect(caseNotifications(decided('granted', campaign))).toEqual([]);
  });

  it('is told with the moment of the decision and without who decided', () => {
    const [notice] = caseNotifications(decided('refused'));
    expect(notice).toMatchObject({ at: decidedAt, title: 'Spring loot', actorName: null });
  });
});

it('tells nobody of what is open, nor of refunds and disputes', () => {
  expect(caseNotifications({ ...decided('granted'), status: 'open', decision: null })).toEqual([]);
  for (const kind of ['refund', 'dispute'] as const) {
    const appealFacts = { subjectType: null, ownerId: null, campaignTitle: null };
    expect(caseNotifications(decided('granted', { kind, ...appealFacts }))).toEqual([]);
  }
});

describe('what an appeal contributes to the record of its creator', () => {
  const counts = (found: AdminCase) => countsOf(caseProjections, [found]);

  it('is one that was won or lost, once it is decided', () => {
    expect(counts(decided('granted'))).toEqual({ 'records/creator': { 'appeals.won': 1 } });
    expect(counts(decided('refused'))).toEqual({ 'records/creator': { 'appeals.lost': 1 } });
    expect(counts({ ...decided('refused'), status: 'open', decision: null })).toEqual({});
  });

  it("is nothing for other cases, and for an owner's about a loot", () => {
    expect(counts(decided('granted', { subjectType: 'campaign' }))).toEqual({});
    expect(counts(decided('granted', { kind: 'refund', subjectType: null, openedBy: null }))).toEqual({});
  });
});

describe('what a held payment puts at stake', () => {
  const stakeOf = (found: AdminCase) => caseProjections.derivedFields?.(found);
  const held = { ...decided('granted'), kind: 'hold', amountCents: 7_500 } as const;

  it('is its score times its amount', () => {
    expect(stakeOf({ ...held, found: { score: 70, flags: [], figures: [] } })).toEqual({ stake: 525_000 });
  });

  it('is not known without a score, and is nothing of another kind of case', () => {
    expect(stakeOf(held)).toEqual({ stake: null });
    expect(stakeOf({ ...held, kind: 'refund', found: { score: 70, flags: [], figures: [] } })).toEqual({ stake: null });
  });
});

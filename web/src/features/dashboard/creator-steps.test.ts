import { describe, expect, it } from 'vitest';
import { application, day, deliverable, NOW } from '../../testing/open-work.ts';
import { creatorSteps } from './creator-steps.ts';

type Work = Parameters<typeof creatorSteps>[0];
type Application = Work['applications'][number];
type Deliverable = Work['deliverables'][number];

describe('what is next for a creator', () => {
  const withSlot = (id: string, by: number) =>
    application(id, { status: 'approved', content: null, slot: { deliver_by: day(by), delivered: false } });
  const approved = application('a', { status: 'approved' });

  it('is theirs: account, revision, first treasure; and apart from it who has to answer, the soonest first', () => {
    const { own, awaited } = creatorSteps(
      {
        applications: [approved, application('b', { status: 'approved' }), application('c', { decide_by: day(30) })],
        deliverables: [
          deliverable('back', { status: 'revision_requested', feedback: 'Brighter, please' }),
          deliverable('sent', { decide_by: day(24) }),
          deliverable('done', { status: 'approved' }),
        ],
        canBePaid: false,
      },
      NOW,
    );
    expect([...own, ...awaited].map(({ mine, text, detail }) => [mine, text, detail])).toEqual([
      [true, 'Connect your payment account', 'Approved treasures can be paid only then'],
      [true, 'Revise your treasure for Loot a', 'Brighter, please'],
      [true, 'Deliver your first treasure for Loot b', 'Owner b · You are approved: post it, then report the link'],
      [false, 'Your treasure for Loot a is in review', 'Owner a decides by Nov 24, 2026'],
      [false, 'You applied to Loot c', 'Owner c answers by Nov 30, 2026'],
    ]);
    expect(awaited).toHaveLength(2);
  });

  it('begins among the first treasures with the one that is due soonest', () => {
    const until = (id: string, by: number) =>
      application(id, { status: 'approved', slot: { deliver_by: day(by), delivered: false } });
    const applications = [application('any', { status: 'approved' }), until('later', 25), until('soon', 22)];
    const { own } = creatorSteps({ applications, deliverables: [], canBePaid: true }, NOW);
    expect(own.map(({ id }) => id)).toEqual(['soon', 'later', 'any']);
  });

  it('offers to prove views that no platform tells, once nothing else of the project is to do or to wait for', () => {
    const done = deliverable('done', { status: 'approved', latest_reading: null, counted_views: 6200 });
    const read = deliverable('done', { status: 'approved', latest_reading: {} as Deliverable['latest_reading'] });
    const offered = (deliverables: Deliverable[], change: Partial<Application> = {}) =>
      creatorSteps({ applications: [{ ...approved, ...change }], deliverables, canBePaid: true }, NOW).own;
    expect(offered([done])).toMatchObject([
      {
        text: 'Prove new views for Loot a',
        detail: '6,200 counted so far · more views can earn more',
        verb: 'Prove',
        to: '/my-approved-projects/a',
      },
    ]);
    const slot = { deliver_by: day(21), delivered: true };
    const atMost = { ...done, counted_views: 10_000 };
    expect(offered([done], { slot })).toHaveLength(1);
    expect(offered([atMost])).toHaveLength(1);
    expect(offered([atMost], { slot })).toEqual([]);
    expect(offered([read])).toEqual([]);
    expect(offered([done, deliverable('sent')])).toEqual([]);
    expect(offered([done], { campaign: { ...approved.campaign, isRunning: false } })).toEqual([]);
  });

  it('asks for no payment account before somebody is approved, or when there is one', () => {
    expect(creatorSteps({ applications: [application('a')], deliverables: [], canBePaid: false }, NOW).own).toEqual([]);
    const delivered = [deliverable('t')];
    expect(creatorSteps({ applications: [approved], deliverables: delivered, canBePaid: true }, NOW).own).toEqual([]);
  });

  it('asks for nothing that a closed loot takes no more', () => {
    const loot = { ...approved.campaign, isRunning: false };
    const applications = [application('a', { status: 'approved', campaign: loot })];
    const back = (until: number) => [deliverable('t', { status: 'revision_requested', revise_until: day(until) })];
    const own = (deliverables: Deliverable[]) => creatorSteps({ applications, deliverables, canBePaid: true }, NOW).own;
    expect(own([])).toEqual([]);
    expect(own(back(19))).toEqual([]);
    expect(own(back(21))).toMatchObject([{ text: 'Revise your treasure for Loot a' }]);
  });

  it('includes content that was sent back', () => {
    const content = {
      status: 'revision_requested',
      text: 'Cut',
      url: null,
      feedback: 'Under 45 seconds',
      submitted_at: day(18),
      decide_by: day(23),
    } as const;
    const { own } = creatorSteps(
      {
        applications: [application('a', { status: 'approved', content })],
        deliverables: [deliverable('t')],
        canBePaid: true,
      },
      NOW,
    );
    expect(own[0]).toMatchObject({
      text: 'Revise your content for Loot a',
      detail: 'Under 45 seconds',
      to: '/my-approved-projects/a',
      mine: true,
    });
  });

  it('says when an admin, not the owner, has to look first', () => {
    const { awaited } = creatorSteps(
      {
        applications: [approved],
        deliverables: [deliverable('t', { author_check: 'needs_admin' })],
        canBePaid: true,
      },
      NOW,
    );
    expect(awaited[0]?.detail).toBe('Doubloon checks that the post is yours');
  });

  it('says to its creator by when to deliver', () => {
    const { own } = creatorSteps({ applications: [withSlot('a', 21)], deliverables: [], canBePaid: true }, NOW);
    expect(own[0]?.detail).toBe('Owner a · Deliver by Nov 21, 2026 to keep your slot');
    expect(own[0]).toMatchObject({ left: '1 day left', urgent: true });
  });

  it('asks for nothing more once it is freed', () => {
    const deliverables = [deliverable('back', { status: 'revision_requested' })];
    const applications = [application('a', { status: 'rejected' })];
    expect(creatorSteps({ applications, deliverables, canBePaid: true }, NOW)).toEqual({ own: [], awaited: [] });
  });
});

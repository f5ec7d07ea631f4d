import { describe, expect, it } from 'vitest';
import { creatorSteps, type NextStep, ownerSteps } from './next-steps.ts';

type OwnerWork = Parameters<typeof ownerSteps>[0];
type Application = OwnerWork['applications'][number];
type Deliverable = OwnerWork['deliverables'][number];

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (n: number) => new Date(Date.UTC(2026, 10, n, 12));

const application = (id: string, change: Partial<Application> = {}) =>
  ({
    id,
    campaign_id: `cmp_${id}`,
    creatorName: `Creator ${id}`,
    campaignTitle: `Loot ${id}`,
    campaign: { businessOwner: { name: `Owner ${id}` }, isRunning: true, pays_up_to: 27_000 },
    budget: 30_000,
    status: 'pending',
    created_at: day(18),
    decide_by: day(25),
    ...change,
  }) as Application;
const deliverable = (id: string, change: Partial<Deliverable> = {}) =>
  ({
    treasure_id: id,
    application_id: 'a',
    campaign_id: 'cmp_a',
    creatorName: 'Cleo',
    title: 'Loot a',
    status: 'submitted',
    author_check: 'confirmed',
    feedback: null,
    view_count: 6_200,
    created_at: day(19),
    decide_by: day(24),
    ...change,
  }) as Deliverable;

const failedPayout = {
  ...{ id: 'f', campaign_id: 'cmp_x', title: 'Loot x', amount: 100 },
  ...{ created_at: day(20), status: 'failed' as const },
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = ({ who, text }: NextStep) => (who === undefined ? text : `${who} ${text}`);
const figured = ({ figure, verb }: NextStep) => [figure && plain(`${figure.shows} ${figure.note}`), verb];

describe('what waits for an owner', () => {
  it('is decided longest waiting first, with its age and what is left of the deadline', () => {
    const steps = ownerSteps(
      {
        applications: [application('young'), application('old', { created_at: day(14), decide_by: day(21) })],
        deliverables: [deliverable('t')],
        proofs: [],
      },
      NOW,
    );
    expect(steps.map((step) => `${said(step)}: ${step.detail}`)).toEqual([
      'Creator old applied to Loot old: Waiting for 6 days · 1 day left',
      'Creator young applied to Loot young: Waiting for 2 days · 5 days left',
      'Cleo delivered a treasure for Loot a: Waiting for 1 day · 4 days left',
    ]);
    expect(steps.map(({ to }) => to)).toEqual([
      '/loot-management/cmp_old?application=old',
      '/loot-management/cmp_young?application=young',
      '/loot-management/cmp_a?tab=treasures&treasure=t',
    ]);
    expect(steps.map(figured)).toEqual([
      ['SGD 270.00 can be earned at most', 'Decide'],
      ['SGD 270.00 can be earned at most', 'Decide'],
      ['6,200 views reported', 'Review'],
    ]);
  });

  it('has the picture of whose work it is, where it is somebody’s', () => {
    const pictured = application('a', { creatorPic: 'https://pictures.example/a.webp' });
    const payouts = [failedPayout];
    const deliverables = [deliverable('t', { creatorPic: null })];
    const steps = ownerSteps({ applications: [pictured], deliverables, proofs: [], payouts }, NOW);
    expect(steps.map(({ id, picture }) => [id, picture])).toEqual([
      ['f', undefined],
      ['a', 'https://pictures.example/a.webp'],
      ['t', null],
    ]);
  });

  it('begins with payments that failed, and leaves out treasures whose author an admin has to confirm first', () => {
    const payouts = (['failed', 'paid'] as const).map((status) => ({ ...failedPayout, id: status, status }));
    const steps = ownerSteps(
      {
        applications: [application('a')],
        deliverables: [deliverable('t', { author_check: 'needs_admin' })],
        proofs: [],
        payouts,
      },
      NOW,
    );
    expect(steps.map(({ id }) => id)).toEqual(['failed', 'a']);
    expect(steps.map(figured)[0]).toEqual(['SGD 1.00 not paid', 'Look']);
    expect(steps[0]?.to).toBe('/loot-management/cmp_x?tab=figures#payouts');
  });
});

describe('what waits for an owner inside a project', () => {
  const content = (status: 'submitted' | 'approved' | 'revision_requested') =>
    ({ status, text: 'Cut', url: null, feedback: null, submitted_at: day(18), decide_by: day(23) }) as const;

  it('is content to review, a payment to approve and proofs; not what is the creator’s turn', () => {
    const proof = { proof_id: 'p', campaign_id: 'cmp_p', campaignTitle: 'Loot p', reported_view_count: 9_000 };
    const steps = ownerSteps(
      {
        applications: [
          application('new', { status: 'approved' }),
          application('back', { status: 'approved', content: content('revision_requested') }),
          application('sent', { status: 'approved', content: content('submitted') }),
          application('fine', { status: 'approved', content: content('approved') }),
        ],
        deliverables: [],
        proofs: [
          { ...proof, submission_date: day(19), decide_by: day(24) } as OwnerWork['proofs'][number],
          {
            ...{ ...proof, proof_id: 'q', application_id: 'back' },
            ...{ submission_date: day(20), decide_by: day(25) },
          } as OwnerWork['proofs'][number],
        ],
      },
      NOW,
    );
    expect(steps.map((step) => [said(step), step.detail, step.to])).toEqual([
      [
        'Creator sent submitted content for Loot sent',
        'Waiting for 2 days · 3 days left',
        '/loot-management/cmp_sent?application=sent',
      ],
      [
        'Creator fine waits for the payment for Loot fine',
        'Waiting for 2 days',
        '/loot-management/cmp_fine?application=fine',
      ],
      [
        'A proof of more views came in for Loot p',
        'Waiting for 1 day · 4 days left',
        '/loot-management/cmp_p?tab=proofs&proof=p',
      ],
      [
        'Creator back sent a proof of more views for Loot p',
        'Waiting since today · 5 days left',
        '/loot-management/cmp_p?tab=proofs&proof=q',
      ],
    ]);
    expect(steps.map(({ verb }) => verb)).toEqual(['Read', 'Review', 'Check', 'Check']);
    expect(steps.map(({ pays }) => pays?.only !== undefined)).toEqual([false, true, false, false]);
  });
});

describe('a slot that nothing was delivered in', () => {
  const withSlot = (id: string, by: number, delivered = false) =>
    application(id, { status: 'approved', content: null, slot: { deliver_by: day(by), delivered } });

  it('is its owner’s to free once its deadline has passed', () => {
    const applications = [withSlot('late', 18), withSlot('early', 21), withSlot('good', 18, true)];
    const steps = ownerSteps({ applications, deliverables: [], proofs: [] }, NOW);
    expect(steps).toMatchObject([
      {
        who: 'Creator late',
        text: 'has delivered nothing for Loot late: you can free the slot',
        detail: 'Waiting for 2 days',
        to: '/loot-management/cmp_late?application=late',
      },
    ]);
  });

  it('says to its creator by when to deliver', () => {
    const [step] = creatorSteps({ applications: [withSlot('a', 21)], deliverables: [], canBePaid: true }, NOW);
    expect(step?.detail).toBe('Owner a · Deliver by Nov 21, 2026 to keep your slot');
  });

  it('asks for nothing more once it is freed', () => {
    const deliverables = [deliverable('back', { status: 'revision_requested' })];
    const applications = [application('a', { status: 'rejected' })];
    expect(creatorSteps({ applications, deliverables, canBePaid: true }, NOW)).toEqual([]);
  });
});

describe('what is next for a creator', () => {
  const approved = application('a', { status: 'approved' });

  it('is theirs first: account, revision, first treasure; then who has to answer, the soonest first', () => {
    const steps = creatorSteps(
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
    expect(steps.map(({ mine, text, detail }) => [mine, text, detail])).toEqual([
      [true, 'Connect your payment account', 'Approved treasures can be paid only then'],
      [true, 'Revise your treasure for Loot a', 'Brighter, please'],
      [true, 'Deliver your first treasure for Loot b', 'Owner b · You are approved: post it, then report the link'],
      [false, 'Your treasure for Loot a is in review', 'Owner a decides by Nov 24, 2026'],
      [false, 'You applied to Loot c', 'Owner c answers by Nov 30, 2026'],
    ]);
  });

  it('asks for no payment account before somebody is approved, or when there is one', () => {
    expect(creatorSteps({ applications: [application('a')], deliverables: [], canBePaid: false }, NOW)[0]?.mine).toBe(
      false,
    );
    expect(
      creatorSteps({ applications: [approved], deliverables: [deliverable('t')], canBePaid: true }, NOW),
    ).toHaveLength(1);
  });

  it('asks for nothing that a closed loot takes no more', () => {
    const loot = { ...approved.campaign, isRunning: false };
    const applications = [application('a', { status: 'approved', campaign: loot })];
    const back = (until: number) => [deliverable('t', { status: 'revision_requested', revise_until: day(until) })];
    expect(creatorSteps({ applications, deliverables: [], canBePaid: true }, NOW)).toEqual([]);
    expect(creatorSteps({ applications, deliverables: back(19), canBePaid: true }, NOW)).toEqual([]);
    expect(creatorSteps({ applications, deliverables: back(21), canBePaid: true }, NOW)).toMatchObject([
      { text: 'Revise your treasure for Loot a' },
    ]);
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
    const [step] = creatorSteps(
      {
        applications: [application('a', { status: 'approved', content })],
        deliverables: [deliverable('t')],
        canBePaid: true,
      },
      NOW,
    );
    expect(step).toMatchObject({
      text: 'Revise your content for Loot a',
      detail: 'Under 45 seconds',
      to: '/my-approved-projects/a',
      mine: true,
    });
  });

  it('says when an admin, not the owner, has to look first', () => {
    const [step] = creatorSteps(
      {
        applications: [approved],
        deliverables: [deliverable('t', { author_check: 'needs_admin' })],
        canBePaid: true,
      },
      NOW,
    );
    expect(step?.detail).toBe('Doubloon checks that the post is yours');
  });
});

import { describe, expect, it } from 'vitest';
import { application, day, deliverable, NOW } from '../../testing/open-work.ts';
import { type NextStep, ownerSteps } from './next-steps.ts';

type OwnerWork = Parameters<typeof ownerSteps>[0];

const failedPayout = {
  ...{ id: 'f', campaign_id: 'cmp_x', title: 'Loot x', amount: 100 },
  ...{ created_at: day(20), status: 'failed' as const },
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const said = ({ who, text }: NextStep) => (who === undefined ? text : `${who} ${text}`);
const figured = ({ figure, verb }: NextStep) => [figure && plain(`${figure.shows} ${figure.note}`), verb];

describe('what waits for an owner', () => {
  it('comes by its deadline, the soonest first, with its age and what is left of the deadline', () => {
    const steps = ownerSteps(
      {
        applications: [application('young'), application('old', { created_at: day(14), decide_by: day(21) })],
        deliverables: [deliverable('t')],
        proofs: [],
        questions: [],
      },
      NOW,
    );
    expect(steps.map((step) => `${said(step)}: ${step.detail} · ${step.left}`)).toEqual([
      'Creator old applied to Loot old: Waiting for 6 days · 1 day left',
      'Cleo delivered a treasure for Loot a: Waiting for 1 day · 4 days left',
      'Creator young applied to Loot young: Waiting for 2 days · 5 days left',
    ]);
    expect(steps.map(({ urgent }) => urgent)).toEqual([true, false, false]);
    expect(steps.map(({ to }) => to)).toEqual([
      '/loot-management/cmp_old?application=old',
      '/loot-management/cmp_a?tab=treasures&treasure=t',
      '/loot-management/cmp_young?application=young',
    ]);
    expect(steps.map(figured)).toEqual([
      ['SGD 270.00 can be earned at most', 'Decide'],
      ['6,200 views reported', 'Review'],
      ['SGD 270.00 can be earned at most', 'Decide'],
    ]);
  });

  it('tells a second treasure of one person from the first', () => {
    const deliverables = [deliverable('t'), deliverable('u', { created_at: day(20) })];
    const steps = ownerSteps({ applications: [], deliverables, proofs: [], questions: [] }, NOW);
    expect(steps.map(said).sort()).toEqual([
      'Cleo delivered a treasure for Loot a',
      'Cleo delivered another treasure for Loot a',
    ]);
  });

  it('has the picture of whose work it is, where it is somebody’s', () => {
    const pictured = application('a', { creatorPic: 'https://pictures.example/a.webp' });
    const payouts = [failedPayout];
    const deliverables = [deliverable('t', { creatorPic: null })];
    const steps = ownerSteps({ applications: [pictured], deliverables, proofs: [], questions: [], payouts }, NOW);
    expect(steps.map(({ id, picture }) => [id, picture])).toEqual([
      ['f', undefined],
      ['t', null],
      ['a', 'https://pictures.example/a.webp'],
    ]);
  });

  it('begins with payments that failed, and leaves out treasures whose author an admin has to confirm first', () => {
    const payouts = (['failed', 'paid'] as const).map((status) => ({ ...failedPayout, id: status, status }));
    const steps = ownerSteps(
      {
        applications: [application('a')],
        deliverables: [deliverable('t', { author_check: 'needs_admin' })],
        proofs: [],
        questions: [],
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
        questions: [],
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
    expect(steps.map((step) => [said(step), step.detail, step.left, step.to])).toEqual([
      [
        'Creator sent submitted content for Loot sent',
        'Waiting for 2 days',
        '3 days left',
        '/loot-management/cmp_sent?application=sent',
      ],
      [
        'A proof of more views came in for Loot p',
        'Waiting for 1 day',
        '4 days left',
        '/loot-management/cmp_p?tab=proofs&proof=p',
      ],
      [
        'Creator back sent a proof of more views for Loot p',
        'Waiting since today',
        '5 days left',
        '/loot-management/cmp_p?tab=proofs&proof=q',
      ],
      [
        'Creator fine waits for the payment for Loot fine',
        'Waiting for 2 days',
        undefined,
        '/loot-management/cmp_fine?application=fine',
      ],
    ]);
    expect(steps.map(({ verb }) => verb)).toEqual(['Read', 'Check', 'Check', 'Review']);
    expect(steps.map(({ pays }) => pays?.only !== undefined)).toEqual([false, false, false, true]);
  });
});

describe('a slot that nothing was delivered in', () => {
  const withSlot = (id: string, by: number, delivered = false) =>
    application(id, { status: 'approved', content: null, slot: { deliver_by: day(by), delivered } });

  it('is its owner’s to free once its deadline has passed', () => {
    const applications = [withSlot('late', 18), withSlot('early', 21), withSlot('good', 18, true)];
    const steps = ownerSteps({ applications, deliverables: [], proofs: [], questions: [] }, NOW);
    expect(steps).toMatchObject([
      {
        who: 'Creator late',
        text: 'has delivered nothing for Loot late: you can free the slot',
        detail: 'Waiting for 2 days',
        to: '/loot-management/cmp_late?application=late',
      },
    ]);
  });
});

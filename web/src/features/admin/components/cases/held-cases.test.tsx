import type { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { showCase } from '../../../../testing/show/show-case.tsx';
import { aDeliverableOnTheWire } from '../../../../testing/wire/deliverable.ts';
import { aCaseOnTheWire } from '../../../../testing/wire/listed-case.ts';
import { user } from '../../../../testing/user.ts';
import { CasesScreen } from './cases-screen.tsx';

const since = new Date('2026-11-20T08:00:00Z');

const held = {
  ...{ kind: 'hold', subject_id: 'dlv_1', subject_type: 'treasure', treasure_id: 'dlv_1', summary: 'Score 60.' },
  ...{ decide_by: new Date('2026-11-25T08:00:00Z'), amount: 75_000, score: 60, flags: ['low_engagement', 'spike'] },
  ...{ person: { name: 'Mina', picture: 'https://pictures.example/mina.webp' }, loot: 'Iced Tea' },
  people: [
    { uid: 'mina', name: 'Mina', as: 'creator' },
    { uid: 'kopi', name: 'Kopi House', as: 'owner' },
  ],
} satisfies Partial<ListedCaseView>;

const evidence = {
  flags: [
    { name: 'spike', weight: 25, evidence: { viewsPerHour: 9_000 }, sentence: 'Views grew by 9,000 in an hour.' },
    { name: 'low_engagement', weight: 35, evidence: { views: 9_000 }, sentence: '9,000 views have 1 like.' },
  ],
  score: 60,
  treasure: aDeliverableOnTheWire({
    latest_reading: {
      at: since.toISOString(),
      views: 9_000,
      likes: 1,
      comments: null,
      shares: null,
      source: 'platform',
    },
  }),
  approved_at: since.toISOString(),
  pictures: [
    {
      ...{ url: 'https://files.example/insights.png', sent_at: since.toISOString() },
      seen: [
        { url: 'https://files.example/first.png', sent_at: since.toISOString(), by_other: true },
        { url: 'https://files.example/own.png', sent_at: since.toISOString(), by_other: false },
      ],
    },
  ],
  readings: [0, 9_000].map((views, hour) => ({
    at: new Date(since.getTime() + hour * 3_600_000).toISOString(),
    ...{ views, likes: 1, comments: null, shares: null, source: 'platform' },
  })),
  creator: { uid: 'mina', name: 'Mina', registered_at: since.toISOString(), payouts: 1, record: null },
  owner: {
    ...{ uid: 'kopi', name: 'Kopi House', registered_at: null, payouts: 12 },
    record: {
      ...{ decisions: 8, decided_in_time: 6, median_hours: 12, treasures_decided: 5, treasures_accepted: 4 },
      ...{ payouts_made: 12, creators_accepted: 3, creators_came_back: 1, refunds_asked: 0 },
    },
  },
};

const EVIDENCE = 'GET /admin/cases/case_1/evidence';

it('shows whom a held payment concerns and its evidence, and asks for a reason before it is released', async () => {
  showCase(held, { [EVIDENCE]: { json: evidence } });
  expect(await screen.findByRole('heading', { level: 1, name: /^Held payment: SGD.750\.00 held$/ })).toBeVisible();
  expect(screen.getByText(/^Mina is to be paid for “Iced Tea”/)).toBeVisible();
  expect(screen.getByText(/SGD.750\.00/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Kopi House' })[0]).toHaveAttribute('href', '/admin/people/kopi');
  expect(screen.getByRole('link', { name: 'Iced Tea' })).toHaveAttribute('href', '/loot-management/cmp_1');
  expect(screen.getByText(/^Paid by itself on .* unless you decide\.$/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Held payments' })[0]).toHaveAttribute('href', '/admin/holds');
  expect(await screen.findByText('60 of 100')).toBeVisible();
  expect(screen.getByText('Score 60').parentElement?.textContent).toBe('Score 60 · 2 signals');
  expect(screen.queryByText(/capped/)).toBeNull();
  expect(screen.getByText('25 points').closest('li')?.textContent).toBe(
    'Spike25 pointsViews grew by 9,000 in an hour.',
  );
  expect(screen.getByText('9,000 views have 1 like.')).toBeVisible();
  expect(screen.getByText(/, 1 payout$/)).toBeVisible();
  expect(screen.getByText(/^has left, 12 payouts/)).toBeVisible();
  expect(screen.getByText('Figures are shown from three completed loots on.')).toBeVisible();
  expect(screen.getByText('12 hours')).toBeVisible();
  expect(screen.getByText(/^Read from TikTok /)).toBeVisible();
  expect(screen.getByText(/^Reported by the creator /)).toBeVisible();
  expect(screen.getByAltText('Picture 1 of the proof')).toHaveAttribute('src', 'https://files.example/insights.png');
  expect(screen.getByAltText('Picture 1 like it')).toHaveAttribute('src', 'https://files.example/first.png');
  const senders = screen.getAllByText(/^Sent /).map(({ textContent }) => textContent.split(' on ')[0]);
  expect(senders).toEqual(['Sent with this proof', 'Sent by somebody else', 'Sent by this creator']);
  const table = within(screen.getByRole('table', { name: 'Views as they were read' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(/^Release this SGD.750\.00 held payment\?$/)).toBeVisible();
  expect(screen.getByLabelText(/^Reason/)).toBeVisible();
});

it('shows the evidence of a payment that rests on no treasure: what its two sides share, and their records', async () => {
  const ofSides = { ...evidence, treasure: null, approved_at: null, readings: [], pictures: [] };
  showCase({ ...held, subject_type: 'application', treasure_id: null }, { [EVIDENCE]: { json: ofSides } });
  expect(await screen.findByText('60 of 100')).toBeVisible();
  expect(screen.getByText('12 hours')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says that more points than the highest score count as that', async () => {
  const flags = evidence.flags.map((flag) => ({ ...flag, weight: 75 }));
  showCase(held, { [EVIDENCE]: { json: { ...evidence, flags, score: 100 } } });
  expect(await screen.findByText('150 points, capped at 100')).toBeVisible();
  expect(screen.getByText('100 of 100')).toBeVisible();
});

it('says by whom and why a payment was flagged, and when it is refused by itself', async () => {
  const flag = { admin_id: 'ada', admin_name: 'Ada', reason: 'One person', flagged_at: since };
  showCase({ ...held, flag, silence_refuses: true }, { [EVIDENCE]: { json: evidence } });
  expect(await screen.findByText(/^Flagged by Ada, /)).toBeVisible();
  expect(screen.getByText('One person')).toBeVisible();
  expect(screen.getByText(/^Refused by itself on .* unless you decide\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Flag' })).toBeNull();
});

it('shows by whom and why a case was decided, with its evidence and without a decision', async () => {
  const decision = { admin_id: 'ada', admin_name: 'Ada', reason: 'Looked at it', decided_at: since };
  showCase({ ...held, status: 'refused', decision }, { [EVIDENCE]: { json: evidence } });
  expect(await screen.findByText(/^Refused by Ada, /)).toBeVisible();
  expect(screen.getByText('Looked at it')).toBeVisible();
  expect(await screen.findByText('60 of 100')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});

it('shows the case while its evidence cannot be loaded', async () => {
  showCase(held, { [EVIDENCE]: { status: 500, json: { message: 'Away' } } });
  expect(await screen.findByText('Failed to load the evidence')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Release' })).toBeVisible();
});

describe('the row of a held payment', () => {
  const rowOf = async (change: Partial<ListedCaseView> = {}) => {
    answerApi({ 'GET /admin/cases': { json: [aCaseOnTheWire({ ...held, ...change })] } });
    renderScreen(<CasesScreen kind="hold" empty="All evidence fits." />);
    return within(await screen.findByRole('listitem'));
  };

  it('says who is paid how much for what, the score, the strongest reasons and until when', async () => {
    const row = await rowOf();
    expect(row.getByText('Mina')).toBeVisible();
    expect(row.getByRole('link', { name: 'Iced Tea' })).toHaveAttribute('href', '/loot-management/cmp_1');
    expect(row.getByText(/^SGD.750\.00$/)).toBeVisible();
    expect(row.getByText('60').parentElement?.textContent).toBe('Score 60');
    expect(row.getByText('Few reactions')).toBeVisible();
    expect(row.getByText('Spike')).toBeVisible();
    expect(row.getByText(/^Paid by itself on /)).toBeVisible();
    expect(row.queryByText(/Score 60\./)).toBeNull();
  });

  it('names one reason in full where two are too long for a line', async () => {
    const row = await rowOf({ flags: ['shared_bank', 'paid_together'] });
    expect(row.getByText('Shared bank account')).toBeVisible();
    expect(row.getByTitle('Creators paid together').textContent).toBe('+1 Creators paid together');
  });

  it('names two short reasons, and counts the others', async () => {
    const row = await rowOf({ score: 95, flags: ['low_engagement', 'spike', 'shared_card'] });
    expect(row.getByText('95')).toBeVisible();
    expect(row.getByText('Spike')).toBeVisible();
    expect(row.getByTitle('Shared card').textContent).toBe('+1 Shared card');
  });

  const inMenu = (role: 'button' | 'link', name: string) =>
    screen.getByRole(role, { name }).parentElement?.hasAttribute('popover');
  const buttonsInMenu = (...names: string[]) => names.map((name) => inMenu('button', name));

  it.each([
    ['high', 60],
    ['unknown', null],
  ])('leads to the case, and offers no release beside it, while the score is %s', async (_, score) => {
    await rowOf({ score });
    expect(screen.getByRole('link', { name: 'Open case' })).toHaveAttribute('href', '/admin/cases/case_1');
    expect(inMenu('link', 'Open case')).toBe(false);
    expect(buttonsInMenu('Flag', 'Refuse', 'Release')).toEqual([true, true, true]);
  });

  it('offers the release while the score is low', async () => {
    await rowOf({ score: 59 });
    expect(inMenu('link', 'Open case')).toBe(true);
    expect(buttonsInMenu('Release', 'Flag', 'Refuse')).toEqual([false, true, true]);
  });

  it('leads to a decided case, and says by whom it was decided', async () => {
    const decision = { admin_id: 'ada', admin_name: 'Ada', reason: 'Looked at it', decided_at: since };
    const row = await rowOf({ status: 'refused', decision });
    expect(row.getByText('Ada')).toBeVisible();
    expect(row.getByRole('link', { name: 'Open case' })).toBeVisible();
  });
});

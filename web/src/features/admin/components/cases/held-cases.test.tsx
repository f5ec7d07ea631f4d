import { ListedCaseView } from '@doubloon/contract/cases/case.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../../testing/wire/deliverable.ts';
import { user } from '../../../../testing/user.ts';
import { CasesScreen } from './cases-screen.tsx';

const since = new Date('2026-11-20T08:00:00Z');

const held = ListedCaseView.encode({
  id: 'case_1',
  kind: 'hold',
  campaign_id: 'cmp_1',
  figure: null,
  subject_id: 'dlv_1',
  subject_type: 'treasure',
  treasure_id: 'dlv_1',
  decide_by: new Date('2026-11-25T08:00:00Z'),
  silence_refuses: false,
  answer_by: null,
  opened_by: null,
  summary: 'Score 60.',
  amount: 75_000,
  status: 'open',
  decision: null,
  flag: null,
  reported: null,
  created_at: since,
  person: { name: 'Mina', picture: 'https://pictures.example/mina.webp' },
  loot: 'Iced Tea',
  score: 60,
  flags: ['low_engagement', 'spike'],
});

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

it('shows the evidence of a held payment, and asks for a reason before it is released', async () => {
  answerApi({ 'GET /admin/cases': { json: [held] }, 'GET /admin/cases/case_1/evidence': { json: evidence } });
  renderScreen(<CasesScreen kind="hold" empty="All evidence fits." />);
  expect(await screen.findByText(/SGD.750\.00/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Evidence' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('60 of 100')).toBeVisible();
  expect(dialog.getByText(/SGD.750\.00/)).toBeVisible();
  expect(dialog.getByText('Spike, 25 points')).toBeVisible();
  expect(dialog.getByText('9,000 views have 1 like.')).toBeVisible();
  expect(dialog.getByText(/1 payout ·/)).toBeVisible();
  expect(dialog.getByText(/^has left, 12 payouts/)).toBeVisible();
  expect(dialog.getByText('Figures are shown from three completed loots on.')).toBeVisible();
  expect(dialog.getByText('Within 12 hours')).toBeVisible();
  expect(dialog.getByText(/^Read from TikTok /)).toBeVisible();
  expect(dialog.getByText(/^Reported by the creator /)).toBeVisible();
  expect(dialog.getByAltText('Picture 1 of the proof')).toHaveAttribute('src', 'https://files.example/insights.png');
  expect(dialog.getByAltText('Picture 1 like it')).toHaveAttribute('src', 'https://files.example/first.png');
  const senders = dialog.getAllByText(/^Sent /).map(({ textContent }) => textContent.split(' on ')[0]);
  expect(senders).toEqual(['Sent with this proof', 'Sent by somebody else', 'Sent by this creator']);
  const table = within(dialog.getByRole('table', { name: 'Views as they were read' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(dialog.getByText(/^Paid by itself on .* unless you decide\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(/^Release this SGD.750\.00 held payment\?$/)).toBeVisible();
  expect(screen.getByLabelText(/^Reason/)).toBeVisible();
});

it('shows the evidence of a payment that rests on no treasure: what its two sides share, and their records', async () => {
  const ofApplication = { ...held, subject_type: 'application' as const, treasure_id: null };
  const ofSides = { ...evidence, treasure: null, approved_at: null, readings: [], pictures: [] };
  answerApi({ 'GET /admin/cases': { json: [ofApplication] }, 'GET /admin/cases/case_1/evidence': { json: ofSides } });
  renderScreen(<CasesScreen kind="hold" empty="All evidence fits." />);
  await user.click(await screen.findByRole('button', { name: 'Evidence' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('60 of 100')).toBeVisible();
  expect(dialog.getByText('Within 12 hours')).toBeVisible();
  expect(dialog.queryByRole('table')).toBeNull();
});

it('says when a flagged payment is refused by itself', async () => {
  const flag = { admin_id: 'ada', reason: 'One person', flagged_at: since.toISOString() };
  answerApi({
    'GET /admin/cases': { json: [{ ...held, flag }] },
    'GET /admin/cases/case_1/evidence': { json: evidence },
  });
  renderScreen(<CasesScreen kind="hold" empty="All evidence fits." />);
  expect(await screen.findByText(/^Refused by itself on /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Evidence' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^Refused by itself on .* unless you decide\.$/)).toBeVisible();
});

it('shows the evidence of a decided case, without a decision', async () => {
  const decision = { admin_id: 'ada', reason: 'Looked at it', decided_at: since.toISOString() };
  answerApi({
    'GET /admin/cases': { json: [{ ...held, status: 'refused' as const, decision }] },
    'GET /admin/cases/case_1/evidence': { json: evidence },
  });
  renderScreen(<CasesScreen kind="hold" empty="All evidence fits." />, '/?status=refused');
  await user.click(await screen.findByRole('button', { name: 'Evidence' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('60 of 100')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});

describe('the row of a held payment', () => {
  const rowOf = async (change: Partial<typeof held> = {}) => {
    answerApi({ 'GET /admin/cases': { json: [{ ...held, ...change }] } });
    renderScreen(<CasesScreen kind="hold" empty="All evidence fits." />);
    return within(await screen.findByRole('listitem'));
  };

  it('says who is paid how much for what, the score, the strongest reasons and until when', async () => {
    const row = await rowOf();
    expect(row.getByText('Mina')).toBeVisible();
    expect(row.getByRole('link', { name: 'Iced Tea' })).toHaveAttribute('href', '/loot-management/cmp_1');
    expect(row.getByText(/^SGD.750\.00$/)).toBeVisible();
    expect(row.getByText('held')).toBeVisible();
    expect(row.getByText('Score 60')).toBeVisible();
    expect(row.getByText('Few reactions')).toBeVisible();
    expect(row.getByText('Spike')).toBeVisible();
    expect(row.getByText(/^Paid by itself on /)).toBeVisible();
    expect(row.queryByText(/Score 60\./)).toBeNull();
  });

  const inMenu = (name: string) => screen.getByRole('button', { name }).parentElement?.hasAttribute('popover');

  it.each([
    ['high', 60],
    ['unknown', null],
  ])('offers the evidence, and no release beside it, while the score is %s', async (_, score) => {
    await rowOf({ score });
    expect(inMenu('Evidence')).toBe(false);
    expect(['Flag', 'Refuse', 'Release'].map(inMenu)).toEqual([true, true, true]);
  });

  it('offers the release while the score is low', async () => {
    await rowOf({ score: 59 });
    expect(inMenu('Release')).toBe(false);
    expect(['Evidence', 'Flag', 'Refuse'].map(inMenu)).toEqual([true, true, true]);
  });
});

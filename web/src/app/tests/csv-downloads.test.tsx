import { OfferedCampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerApplicationsQuery } from '../../features/applications/api/queries.ts';
import { ApplicationsReview } from '../../features/applications/review/applications-review.tsx';
import { ManagedLoots } from '../../features/campaigns/manage/managed-loots.tsx';
import { DeliverablesReview } from '../../features/deliverables/components/deliverables-review.tsx';
import { CampaignPayouts } from '../../features/payouts/components/campaign-payouts.tsx';
import { PayoutList } from '../../features/payouts/components/payout-list.tsx';
import { saveSession } from '../../shared/state/session.ts';
import { aCampaign } from '../../testing/a-campaign.ts';
import { answerApi, holdAnswers } from '../../testing/answer-api.ts';
import { keepFiles } from '../../testing/files/kept-files.ts';
import { aPerson } from '../../testing/people.ts';
import { renderScreen, toastTexts } from '../../testing/render-screen.tsx';
import { user } from '../../testing/user.ts';
import { anApplicationOnTheWire } from '../../testing/wire/application.ts';
import { aDeliverableOnTheWire } from '../../testing/wire/deliverable.ts';
import { aPayoutOnTheWire } from '../../testing/wire/payout.ts';

interface Case {
  of: string;
  screen: ReactElement;
  list: string;
  /** The address narrowed to a status, and what the server is asked for then. */
  narrowed: [address: string, asked: string];
  /** Two things on different pages, the lines of the file about them, and the text that shows the first. */
  items: [unknown, unknown];
  lines: [headers: string, string, string];
  shows: string;
}

const at = '2026-09-01T12:00:00.000Z';
const loot = (id: string, title: string) =>
  OfferedCampaignView.encode(
    aCampaign({ id, title, platforms: ['tiktok', 'instagram'], remaining_budget: 12_345, created_at: new Date(at) }),
  );
const aReel = { creatorName: 'Ada', notes: '=1+1', view_count: 3200, reported_at: at, created_at: at };
const aPayment = { amount: 1050.5, taken_back: 0, created_at: at, updated_at: at };
const payoutHeaders =
  'Date,Loot,Creator,Status,Amount (SGD),Taken back (SGD),Counted Views,Tier (%),Last Changed,Payout';
const payoutLines: Case['lines'] = [
  payoutHeaders,
  `${at},Iced Tea,Creator of po_1,Paid,1050.50,0.00,5000,80,${at},po_1`,
  `${at},"Tea, hot",Creator of po_2,Failed,1050.50,0.00,5000,80,${at},po_2`,
];
const payouts: Case['items'] = [
  aPayoutOnTheWire('po_1', aPayment),
  aPayoutOnTheWire('po_2', { ...aPayment, status: 'failed', campaignTitle: 'Tea, hot' }),
];

const CASES: Case[] = [
  {
    of: 'loots',
    screen: <ManagedLoots ownerId="u1" />,
    list: 'GET /campaigns/user/u1',
    narrowed: ['?status=paused', 'status=paused'],
    items: [loot('cmp_1', 'Kopi'), loot('cmp_2', 'Sandals')],
    lines: [
      'Loot Name,Platforms,Status,Budget (SGD),Remaining Budget (SGD),Paid Out (SGD),Views,Applications,Pending Applicants,Pending Treasures,Pending Proofs,Pending Questions,Created,End Date,Closed,Loot ID',
      `Kopi,"TikTok, Instagram",Active,500.00,123.45,0.00,0,0,0,0,0,0,${at},2026-12-31,,cmp_1`,
      `Sandals,"TikTok, Instagram",Active,500.00,123.45,0.00,0,0,0,0,0,0,${at},2026-12-31,,cmp_2`,
    ],
    shows: 'Kopi',
  },
  {
    of: 'applications',
    screen: <ApplicationsReview namesLoots queryOf={(part) => ownerApplicationsQuery('u1', part)} />,
    list: 'GET /applications/campaign-owner/u1',
    narrowed: ['?status=shortlisted', 'shortlisted=true'],
    items: [
      anApplicationOnTheWire({ creatorName: 'Ada', created_at: at, cover_letter: 'Ahoy\nthere' }),
      anApplicationOnTheWire({ id: 'cmp_1__u2', creatorName: '', created_at: at, shortlisted: true }),
    ],
    lines: [
      'Creator,Loot,Status,Shortlisted,Applied,Decided,Content,Completed,Cover Letter,Formal Training,Relevant Experience,Years of Experience,Application ID',
      `Ada,Iced Tea,Pending Review,,${at},,,,"Ahoy\nthere",,,,cmp_1__u1`,
      `Unknown Creator,Iced Tea,Pending Review,Yes,${at},,,,Ahoy,,,,cmp_1__u2`,
    ],
    shows: 'Ada',
  },
  {
    of: 'treasures',
    screen: <DeliverablesReview campaignId="cmp_1" remainingCents={50_000} />,
    list: 'GET /deliverables',
    narrowed: ['?status=rejected', 'status=rejected'],
    items: [
      aDeliverableOnTheWire(aReel),
      aDeliverableOnTheWire({ ...aReel, treasure_id: 'dlv_2', creatorName: 'Noah', notes: null }),
    ],
    lines: [
      'Creator,Loot,Platform,Link,Views,Views As Of,Views From,Counted Views,Status,Submitted,Notes,Treasure ID',
      `Ada,Iced Tea,TikTok,https://www.tiktok.com/@ada/video/7301,3200,${at},Creator,5000,Pending Review,${at},'=1+1,dlv_1`,
      `Noah,Iced Tea,TikTok,https://www.tiktok.com/@ada/video/7301,3200,${at},Creator,5000,Pending Review,${at},,dlv_2`,
    ],
    shows: 'Ada',
  },
  {
    of: 'payouts',
    screen: <PayoutList creatorId="u1" />,
    list: 'GET /payments/authorizations/creator/u1',
    narrowed: ['?payouts=failed', 'status=failed'],
    items: payouts,
    lines: payoutLines,
    shows: 'Iced Tea',
  },
  {
    of: 'payouts',
    screen: <CampaignPayouts isOwner campaignId="cmp_1" ownerId="u1" />,
    list: 'GET /payments/authorizations/business-owner/u1',
    narrowed: ['?payouts=failed', 'status=failed'],
    items: payouts,
    lines: payoutLines,
    shows: 'Creator of po_1',
  },
];

const inPages = (list: string, [one, other]: [unknown, unknown]) => ({
  [list]: { json: [one], headers: { 'X-Next-Cursor': 'second' } },
  [`${list}?cursor=second`]: { json: [other] },
});
const buttonFor = (of: string) => screen.findByRole('button', { name: `Download CSV of ${of}` });

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe.each(CASES)('the file of $of at $list', ({ of, screen: shown, list, narrowed, items, lines, shows }) => {
  it('has every page of the list, of which the screen still shows the first', async () => {
    const kept = keepFiles();
    answerApi(inPages(list, items));
    renderScreen(shown);
    const button = await buttonFor(of);
    expect(button.textContent).toBe('Download CSV');
    await user.click(button);
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(kept[0]?.name).toBe(`${of}-${dayInSingapore(new Date())}.csv`);
    const bytes = new TextEncoder().encode(await kept[0]?.text);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`,
    );
    expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible();
  });

  it('is asked for in large pages and narrowed as the list is', async () => {
    const kept = keepFiles();
    answerApi({ [list]: { json: [] }, [`${list}?${narrowed[1]}`]: { json: items } });
    renderScreen(shown, narrowed[0]);
    const button = await buttonFor(of);
    const asked = vi.spyOn(globalThis, 'fetch');
    await user.click(button);
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(await kept[0]?.text).toContain(lines[2]);
    expect(asked.mock.calls.map(([url]) => url)).toEqual([expect.stringContaining('limit=50')]);
  });

  it('is busy while it is made, and says when that fails', async () => {
    const kept = keepFiles();
    answerApi(inPages(list, items));
    renderScreen(shown);
    const button = await buttonFor(of);
    answerApi({
      ...inPages(list, items),
      [`${list}?cursor=second`]: { status: 503, json: { code: 'unavailable', message: 'Come back later' } },
    });
    const answer = holdAnswers();
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Preparing...'));
    answer();
    await waitFor(() => expect(toastTexts()).toEqual(['Come back later']));
    expect(kept).toEqual([]);
    expect(button.textContent).toBe('Download CSV');
    expect(screen.getAllByText(shows).length).toBeGreaterThan(0);
  });

  it('is not offered for an empty list', async () => {
    answerApi({ [list]: { json: [] } });
    const { client } = renderScreen(shown);
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: /^Download CSV/ })).toBeNull();
  });
});

describe('the file of a list that is searched on the screen', () => {
  it.each(CASES.slice(1, 3))('has the found $of of every page alone', async ({ of, screen: shown, list, items }) => {
    const kept = keepFiles();
    const [one, other] = items as [object, object];
    answerApi(inPages(list, [one, { ...one, ...other, creatorName: 'Mei' }]));
    renderScreen(shown, '?q=mei');
    await user.click(await buttonFor(of));
    await waitFor(() => expect(kept).toHaveLength(1));
    const [, ...rows] = ((await kept[0]?.text) ?? '').trimEnd().split('\r\n');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^Mei,/);
  });
});

it('is in the order that its reader has chosen for the list', async () => {
  const kept = keepFiles();
  const list = 'GET /payments/authorizations/creator/u1';
  answerApi(inPages(list, [aPayoutOnTheWire('po_1', { amount: 5 }), aPayoutOnTheWire('po_2', { amount: 40 })]));
  renderScreen(<PayoutList creatorId="u1" />, '?payout-order=amount');
  await user.click(await buttonFor('payouts'));
  await waitFor(() => expect(kept).toHaveLength(1));
  const [, ...rows] = ((await kept[0]?.text) ?? '').trimEnd().split('\r\n');
  expect(rows.map((row) => /po_\d/.exec(row)?.[0])).toEqual(['po_2', 'po_1']);
});

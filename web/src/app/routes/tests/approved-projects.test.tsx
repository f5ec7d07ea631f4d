import { listEarningsOfCreator } from '@doubloon/contract/applications/operations.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keyOf } from '../../../shared/api/queries/query.ts';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { keepFiles } from '../../../testing/files/kept-files.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aDeliverableOnTheWire } from '../../../testing/wire/deliverable.ts';
import { someEarningsOnTheWire } from '../../../testing/wire/earnings.ts';
import { aPaymentProblemOnTheWire } from '../../../testing/wire/payment-problem.ts';
import { aPayoutAccountOnTheWire } from '../../../testing/wire/payout-account.ts';
import { user } from '../../../testing/user.ts';
import { ApprovedProjectsRoute } from '../creator/approved-projects.tsx';

const project = (id: string) =>
  anApplicationOnTheWire({ id, campaign_id: `cmp_${id}`, campaignTitle: `Loot ${id}`, status: 'approved' });
const approved = (id: string) =>
  aDeliverableOnTheWire({ treasure_id: `dlv_${id}`, application_id: id, status: 'approved' });

beforeEach(() => saveSession('t', aPerson()));

const NO_EARNINGS = { 'GET /applications/creator/u1/earnings': { json: [] } };

it('offers proofs of the projects that have an approved treasure, of a later page too, and of no other', async () => {
  answerApi({
    'GET /applications/creator/u1': { json: ['a', 'b', 'c'].map(project) },
    'GET /deliverables': { json: [approved('a')], headers: { 'x-next-cursor': 'c2' } },
    'GET /deliverables?cursor=c2': { json: [approved('c')] },
  });
  renderScreen(<ApprovedProjectsRoute />);
  expect((await screen.findAllByRole('button', { name: 'Manage Proof for Loot c' }))[0]).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Manage Proof for Loot a' })[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Manage Proof for Loot b' })).toBeNull();
});

it('says when it is not known what the projects wait for, and asks again for what did not come', async () => {
  const answers: Parameters<typeof answerApi>[0] = {
    ...NO_EARNINGS,
    'GET /applications/creator/u1': { json: ['a', 'c'].map(project) },
    'GET /deliverables': { json: [approved('a')], headers: { 'x-next-cursor': 'c2' } },
    'GET /deliverables?cursor=c2': { status: 503, json: { message: 'The hold is locked' } },
  };
  answerApi(answers);
  renderScreen(<ApprovedProjectsRoute />);
  const problem = await screen.findByRole('alert');
  expect(within(problem).getByText('We could not find out what your projects wait for')).toBeVisible();
  expect(within(problem).getByText('The hold is locked')).toBeVisible();
  answers['GET /deliverables?cursor=c2'] = { json: [approved('c')] };
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('button', { name: 'Manage Proof for Loot c' }))[0]).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what each project has paid and what adds to it, with one step in gold, and those that wait first', async () => {
  const sentBack = aDeliverableOnTheWire({ treasure_id: 'dlv_b', application_id: 'b', status: 'revision_requested' });
  const earningsOf = (application_id: string, change = {}) => ({ ...someEarningsOnTheWire, application_id, ...change });
  const calls = answerApi({
    'GET /applications/creator/u1': { json: ['a', 'b'].map(project) },
    'GET /deliverables': { json: [approved('a'), sentBack] },
    'GET /applications/creator/u1/earnings': {
      json: [earningsOf('b', { paid: 0, next_step: null }), earningsOf('a')],
    },
  });
  const { client } = renderScreen(<ApprovedProjectsRoute />);
  const revise = await screen.findByRole('link', { name: 'Revise for Loot b' });
  await screen.findAllByRole('progressbar');
  const [, first, second] = screen.getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
  expect(first.contains(revise)).toBe(true);
  expect(within(first).getByText('Your turn')).toBeVisible();
  expect(first.textContent).toMatch(/Paid SGD\s0\.00/);
  expect(within(second).queryByText('Your turn')).toBeNull();
  expect(second.textContent).toMatch(/Paid SGD\s90\.00/);
  const labels = within(second)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(labels.filter((label) => label !== '')).toEqual(['Submit Treasure', 'Manage Proof']);
  expect(calls.filter(({ call }) => call.includes('/earnings'))).toHaveLength(1);
  const earnings = client.getQueryCache().findAll({ queryKey: keyOf(listEarningsOfCreator) });
  // A change would have all of them worked out anew.
  expect(earnings.map(({ meta }) => meta?.live ?? [])).toEqual([[]]);
});

it('asks once for the earnings of each page, lists projects without those that cannot be had, and asks for them again', async () => {
  const EARNINGS = 'GET /applications/creator/u1/earnings';
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /applications/creator/u1': { json: [project('a')], headers: { 'x-next-cursor': 'c2' } },
    'GET /applications/creator/u1?cursor=c2': { json: [project('b'), project('c')] },
    'GET /deliverables': { json: [] },
    [EARNINGS]: { status: 503, json: { message: 'The hold is locked' } },
  };
  const calls = answerApi(answers);
  renderScreen(<ApprovedProjectsRoute />);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Loot c')).toBeVisible();
  expect(screen.queryByText(/^Paid/)).toBeNull();
  expect(calls.filter(({ call }) => call === EARNINGS)).toHaveLength(2);
  const problem = within(await screen.findByRole('alert'));
  expect(problem.getByText('We could not find out what your projects have paid')).toBeVisible();
  answers[EARNINGS] = { json: ['a', 'b', 'c'].map((id) => ({ ...someEarningsOnTheWire, application_id: id })) };
  await user.click(problem.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText(/^Paid/)).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows no project before it knows whose turn each is, so that none moves or changes its buttons', async () => {
  const { promise: later, resolve: letCome } = Promise.withResolvers<void>();
  const sentBack = aDeliverableOnTheWire({ treasure_id: 'dlv_b', application_id: 'b', status: 'revision_requested' });
  answerApi({
    'GET /applications/creator/u1': { json: ['a', 'b'].map(project) },
    'GET /deliverables': { json: [approved('a'), sentBack] },
  });
  const answer = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.startsWith('/api/deliverables') ? later.then(() => answer(url, init)) : answer(url, init),
  );
  const { client } = renderScreen(<ApprovedProjectsRoute />);
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  letCome();
  await screen.findByRole('link', { name: 'Revise for Loot b' });
  const [, first] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
  expect(within(first).getByText('Loot b')).toBeVisible();
});

it("asks for the creator's account where a payment waits for it, before it says whose turn that is", async () => {
  const unpaid = aDeliverableOnTheWire({
    application_id: 'b',
    payment_problem: { ...aPaymentProblemOnTheWire(), reason: 'no_account', must_act: 'creator' },
  });
  const answers: Parameters<typeof answerApi>[0] = {
    'GET /applications/creator/u1': { json: ['a', 'b'].map(project) },
    'GET /deliverables': { json: [approved('a'), unpaid] },
    'GET /payments/stripe-connect/account/u1': { json: aPayoutAccountOnTheWire() },
  };
  answerApi(answers);
  renderScreen(<ApprovedProjectsRoute />);
  await screen.findByText('Loot b');
  expect(screen.queryByText('Your turn')).toBeNull();
});

it('is in the order that its reader chose, on the screen and in its file, with the earnings of all asked for in parts', async () => {
  const kept = keepFiles();
  const many = Array.from({ length: 21 }, (_, at) => project(String(at + 10)));
  const calls = answerApi({
    ...NO_EARNINGS,
    'GET /applications/creator/u1': { json: many.toReversed() },
    'GET /deliverables': { json: [] },
  });
  renderScreen(<ApprovedProjectsRoute />, '/my-approved-projects?sort=loot');
  await screen.findByRole('link', { name: 'Loot 10' });
  const titles = screen.getAllByRole('link', { name: /^Loot \d/ }).map(({ textContent }) => textContent);
  expect(titles).toEqual(many.map(({ campaignTitle }) => campaignTitle));
  expect(calls.filter(({ call }) => call.includes('/earnings')).length).toBeGreaterThan(1);
  await user.click(await screen.findByRole('button', { name: 'Download CSV of projects' }));
  await waitFor(() => expect(kept).toHaveLength(1));
  const [, first, ...others] = ((await kept[0]?.text) ?? '').trimEnd().split('\r\n');
  expect(first).toMatch(/^Loot 10,Tea House,Approved,450\.00,/);
  expect(others).toHaveLength(20);
});

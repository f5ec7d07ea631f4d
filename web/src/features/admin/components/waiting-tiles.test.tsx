import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { WaitingTiles } from './waiting-tiles.tsx';

const WORK = {
  ...{ verification_requests: 3, campaigns: 0, treasures: 0, failed_payouts: 0, unresolved_payouts: 0, refunds: 0 },
  ...{ disputes: 0, appeals: 0, holds: 2, records: 0, settlements: 0, reports: 0, ledger_differences: null },
};
const KINDS = [
  'campaigns',
  'treasures',
  'payouts',
  'refunds',
  'disputes',
  'appeals',
  'records',
  'settlements',
  'reports',
];
const nothing = { since: null, amount: null };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
const tile = (label: string) => screen.getByText(label).closest('a')?.textContent.replaceAll('\u00a0', ' ');

it('says of what waits since when the oldest does, and how much money it is about', async () => {
  const details = {
    ...Object.fromEntries(KINDS.map((kind) => [kind, nothing])),
    verification_requests: { since: daysAgo(4), amount: null },
    holds: { since: daysAgo(2), amount: 175 },
  };
  answerApi({ 'GET /admin/waiting': { json: WORK }, 'GET /admin/waiting/details': { json: details } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText('Oldest 2 days ago')).toBeVisible();
  expect(tile('Held payments')).toBe('Held paymentsOldest 2 days agoSGD 175.002');
  expect(tile('Verification')).toBe('VerificationOldest 4 days ago3');
  expect(tile('Appeals')).toBe('AppealsNothing waits0');
});

it('keeps each kind of work in its place below its task, before and after the numbers come', async () => {
  answerApi({ 'GET /admin/waiting': { json: WORK }, 'GET /admin/waiting/details': { status: 500, json: {} } });
  renderScreen(<WaitingTiles />);
  const names = () =>
    screen.getAllByRole('link').map(({ textContent }) => /^\D*?(?=Nothing waits|\d|$)/.exec(textContent ?? '')?.[0]);
  const before = names();
  expect(await screen.findByText('5 things wait.')).toBeVisible();
  expect(names()).toEqual(before);
  const linksIn = (task: string) =>
    [...screen.getByRole('region', { name: task }).querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(linksIn('Decide')).toEqual([
    ...['Verification3', 'LootsNothing waits0', 'AuthorsNothing waits0', 'Held payments2'],
    ...['AppealsNothing waits0', 'RecordsNothing waits0', 'ReportsNothing waits0'],
  ]);
  expect(linksIn('Money')[0]).toBe('RefundsNothing waits0');
  expect(screen.getByRole('heading', { level: 2, name: 'Money' })).toBeVisible();
});

it('says when nothing waits', async () => {
  const nothing = Object.fromEntries(Object.keys(WORK).map((kind) => [kind, 0]));
  answerApi({ 'GET /admin/waiting': { json: nothing }, 'GET /admin/waiting/details': { status: 500, json: {} } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText(/^Nothing waits\. Everybody has been answered/)).toBeVisible();
});

it('shows the numbers alone where the details could not be loaded', async () => {
  answerApi({ 'GET /admin/waiting': { json: WORK }, 'GET /admin/waiting/details': { status: 500, json: {} } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText('2')).toBeVisible();
  expect(tile('Held payments')).toBe('Held payments2');
});

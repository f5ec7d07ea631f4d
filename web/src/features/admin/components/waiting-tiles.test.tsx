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
  expect(tile('Held payments')).toBe('Held payments2SGD 175.00Oldest 2 days ago');
  expect(tile('Verification')).toBe('Verification3Oldest 4 days ago');
  expect(tile('Appeals')).toBe('Appeals0Nothing waits');
});

it('shows the numbers alone where the details could not be loaded', async () => {
  answerApi({ 'GET /admin/waiting': { json: WORK }, 'GET /admin/waiting/details': { status: 500, json: {} } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText('2')).toBeVisible();
  expect(tile('Held payments')).toBe('Held payments2');
});

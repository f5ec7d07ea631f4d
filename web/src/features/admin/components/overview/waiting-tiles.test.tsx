import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../../testing/answer-api.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { aCaseOnTheWire } from '../../../../testing/wire/listed-case.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

const WORK = {
  ...{ verification_requests: 3, campaigns: 0, treasures: 0, failed_payouts: 0, unresolved_payouts: 0, refunds: 0 },
  ...{ disputes: 0, appeals: 1, holds: 2, records: 0, settlements: 0, reports: 0, ledger_differences: null },
};
const nothing = { since: null, amount: null };
const NO_DETAILS = Object.fromEntries(
  [
    ...['verification_requests', 'campaigns', 'treasures', 'payouts', 'refunds', 'disputes', 'appeals', 'holds'],
    ...['records', 'settlements', 'reports'],
  ].map((kind) => [kind, nothing]),
);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();
const tile = (name: string) =>
  [...document.querySelectorAll('section')]
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .find((text) => text.startsWith(name));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

it('ranks what waits by when its oldest should be answered, with its age and its money, and says by how much it is late', async () => {
  const details = {
    ...NO_DETAILS,
    verification_requests: { since: daysAgo(4), amount: null },
    holds: { since: daysAgo(3), amount: 175 },
    appeals: { since: daysAgo(1), amount: 40 },
  };
  answerApi({ 'GET /admin/waiting': { json: WORK }, 'GET /admin/waiting/details': { json: details } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText('1 queue late')).toBeVisible();
  expect(tile('Waiting')).toBe('Waiting61 queue late · oldest 4 days agoBegin with held payments');
  expect(tile('Money that waits')).toBe('Money that waitsSGD 215.00In 2 queues');
  expect(tile('Books')).toContain('Not recounted yet');
  expect(rows()).toEqual([
    'Held payments 2 Late by 1 dayOldest 3 days agoSGD 175.00Review',
    'Verification 3 Oldest 4 days ago · due in 1 dayReview',
    'Appeals 1 Oldest yesterday · due in 2 daysSGD 40.00Review',
  ]);
});

it('leads to what does not wait in a line below', async () => {
  const since = { since: daysAgo(0), amount: null };
  const details = { ...NO_DETAILS, verification_requests: since, holds: since, appeals: since };
  answerApi({ 'GET /admin/waiting': { json: WORK }, 'GET /admin/waiting/details': { json: details } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText(/^Nothing is late/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/admin/refunds');
  expect(rows()).toHaveLength(3);
});

it('begins with what waits since a time that nobody is told, such as the largest backlog, as late', async () => {
  const work = { ...WORK, reports: 100, ledger_differences: 1 };
  const told = { since: daysAgo(9), amount: 175 };
  const details = { ...NO_DETAILS, verification_requests: told, holds: told, appeals: told };
  answerApi({ 'GET /admin/waiting': { json: work }, 'GET /admin/waiting/details': { json: details } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText('5 queues late')).toBeVisible();
  expect(tile('Waiting')).toMatch(/^Waiting107\+.*Begin with reports$/);
  expect(tile('Books')).toContain('1 finding');
  expect(rows().slice(0, 2)).toEqual(['Reports 100+ LateReview', 'Books 1 LateReview']);
});

it('says when nothing waits', async () => {
  const none = Object.fromEntries(Object.keys(WORK).map((kind) => [kind, 0]));
  answerApi({ 'GET /admin/waiting': { json: none }, 'GET /admin/waiting/details': { status: 500, json: {} } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText(/^Nothing waits\. Everybody has been answered/)).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('shows the numbers alone, in the order of the menu, where the details could not be loaded', async () => {
  answerApi({ 'GET /admin/waiting': { json: WORK }, 'GET /admin/waiting/details': { status: 500, json: {} } });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText('Begin with verification')).toBeVisible();
  expect(tile('Waiting')).toBe('Waiting6Begin with verification');
  expect(rows()).toEqual(['Verification 3 Review', 'Held payments 2 Review', 'Appeals 1 Review']);
});

it('shows whose work stands first in a queue', async () => {
  const first = aCaseOnTheWire({ kind: 'hold', person: { name: 'Mina', picture: null } });
  const since = { since: daysAgo(0), amount: null };
  answerApi({
    'GET /admin/waiting': { json: WORK },
    'GET /admin/waiting/details': { json: { ...NO_DETAILS, holds: since } },
    'GET /admin/cases?kind=hold': { json: [first] },
  });
  renderScreen(<WaitingTiles />);
  expect(await screen.findByText('· first Mina')).toBeVisible();
});

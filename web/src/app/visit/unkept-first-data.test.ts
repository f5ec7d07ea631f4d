import { getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { hashKey } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../shared/api/queries/query-client.ts';
import { queryOf } from '../../shared/api/queries/query.ts';
import { aPerson } from '../../testing/people.ts';
import * as approvedProject from '../first-data/approved-project.ts';
import * as managedLoot from '../first-data/managed-loot.ts';
import * as paymentSuccess from '../first-data/payment-success.ts';
import * as stripeSuccess from '../first-data/stripe-success.ts';
import { firstDataHashes, type FirstData } from '../first-data/visit.ts';

beforeEach(() => {
  firstDataHashes.clear();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  queryClient.clear();
  firstDataHashes.clear();
  vi.unstubAllGlobals();
});

/** Visits a screen whose first data nobody answers; returns the hashes of what is to be kept of it. */
function visit({ firstData }: { firstData: FirstData }, role: Role, search = ''): string[] {
  const params = { productId: 'cmp_1', projectId: 'cmp_1__u1' };
  firstData({ params, search: new URLSearchParams(search), user: aPerson({ role }) });
  return [...firstDataHashes];
}

it('keeps no payout account, which is set up elsewhere, not even where an earlier visit has', () => {
  const account = hashKey(queryOf(getConnectedAccount, { params: { id: aPerson().uid } }).queryKey);
  for (const screen of [stripeSuccess, approvedProject]) {
    firstDataHashes.add(account);
    expect(visit(screen, 'content_creator')).not.toContain(account);
  }
});

it('keeps of a managed loot what its owner sees, and nothing in the browser of an admin', () => {
  expect(visit(managedLoot, 'business_owner')).toHaveLength(3);
  firstDataHashes.clear();
  queryClient.clear();
  expect(visit(managedLoot, 'admin')).toEqual([]);
  expect(queryClient.isFetching()).toBe(3);
});

it.each([
  ['', 1],
  ['&payment_gateway=stripe', 1],
  ['&payment_gateway=paypal', 0],
])('asks for no payment of another provider: %s', (gateway, times) => {
  visit(paymentSuccess, 'business_owner', `session_id=cs_1${gateway}`);
  expect(queryClient.isFetching()).toBe(times);
});

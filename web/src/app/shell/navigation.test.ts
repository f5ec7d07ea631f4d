import { expect, it } from 'vitest';
import { roleLabel } from '../../shared/state/session.ts';
import { navigationFor } from './navigation.ts';

const labels = (role: Parameters<typeof navigationFor>[0]) => navigationFor(role).map(({ label }) => label);

it('offers everybody the marketplace, the dashboard, messages and the creators, and each role its own', () => {
  expect(labels('user')).toEqual(['Marketplace', 'Dashboard', 'Messages', 'Creators']);
  expect(labels('content_creator')).toEqual([
    'Marketplace',
    'Dashboard',
    'Messages',
    'Creators',
    'My Applications',
    'My Approved Projects',
    'Payouts',
    'My Store',
  ]);
  expect(labels('business_owner').slice(4)).toEqual(['Create Loot', 'Loot Management', 'Applications']);
});

it('names the roles as people read them', () => {
  expect(roleLabel('content_creator')).toBe('Content Creator');
  expect(roleLabel('business_owner')).toBe('Business Owner');
  expect(roleLabel('user')).toBe('User');
});

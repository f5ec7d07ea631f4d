import { expect, it } from 'vitest';
import { roleLabel } from '../../shared/state/session-user.ts';
import { navigationFor } from './navigation.ts';

const labels = (role: Parameters<typeof navigationFor>[0]) => navigationFor(role).map(({ label }) => label);

it('offers everybody the marketplace and the dashboard, and each role its own', () => {
  expect(labels('user')).toEqual(['Marketplace', 'Dashboard']);
  expect(labels('content_creator')).toEqual(['Marketplace', 'Dashboard', 'My Approved Projects']);
  expect(labels('business_owner').slice(2)).toEqual(['Create Loot', 'Loot Management', 'Applications']);
});

it('names the roles as people read them', () => {
  expect(roleLabel('content_creator')).toBe('Content Creator');
  expect(roleLabel('business_owner')).toBe('Business Owner');
  expect(roleLabel('user')).toBe('User');
});

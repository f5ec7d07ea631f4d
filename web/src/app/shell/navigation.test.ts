import { expect, it } from 'vitest';
import { roleLabel } from '../../shared/state/session.ts';
import { navigationFor, tabsFor } from './navigation.ts';

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

it('offers each role the destinations of the tab bar, five at most, all of them in the menu, too', () => {
  const tabs = (role: Parameters<typeof tabsFor>[0]) => tabsFor(role).map(({ label, short }) => short ?? label);
  expect(tabs('content_creator')).toEqual(['Dashboard', 'Marketplace', 'Projects', 'Messages', 'My Store']);
  expect(tabs('business_owner')).toEqual(['Dashboard', 'Loots', 'Create', 'Applications', 'Messages']);
  expect(tabs('admin')).toEqual(['Dashboard', 'Admin', 'Marketplace', 'Messages']);
  expect(tabs('user')).toEqual([]);
});

it('names the roles as people read them', () => {
  expect(roleLabel('content_creator')).toBe('Content Creator');
  expect(roleLabel('business_owner')).toBe('Business Owner');
  expect(roleLabel('user')).toBe('User');
});

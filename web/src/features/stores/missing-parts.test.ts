import { expect, it } from 'vitest';
import { aStore } from '../../testing/a-store.ts';
import { missingParts } from './missing-parts.ts';

const whole = aStore({
  profilePic: 'https://files.example.com/cy.png',
  socialLinks: { tiktok: 'https://tiktok.com/@cy' },
});

it('is nothing of a store that has all that owners look for', () => {
  expect(missingParts(whole)).toEqual([]);
});

it('leads to where a picture and accounts are added, and to the fields of what the store itself says', () => {
  const bare = { ...whole, profilePic: null, socialLinks: {}, description: '', personalDescription: '' };
  expect(missingParts({ ...bare, category: null, specialties: [] })).toEqual([
    { name: 'a picture', at: { to: '/profile' } },
    { name: 'linked accounts', at: { to: '/profile/linked-accounts' } },
    { name: 'a description', at: { field: 'description' } },
    { name: 'About Me', at: { field: 'personalDescription' } },
    { name: 'a category', at: { field: 'category' } },
    { name: 'specialties', at: { field: 'specialties' } },
  ]);
});

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

it('leads to where a picture and accounts are added; what the store itself says is edited there', () => {
  const bare = { ...whole, profilePic: null, socialLinks: {}, description: '', personalDescription: '' };
  expect(missingParts({ ...bare, category: null, specialties: [] })).toEqual([
    { name: 'a picture', to: '/profile' },
    { name: 'linked accounts', to: '/profile/linked-accounts' },
    { name: 'a description' },
    { name: 'About Me' },
    { name: 'a category' },
    { name: 'specialties' },
  ]);
});

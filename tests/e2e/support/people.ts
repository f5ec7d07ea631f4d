import { randomInt } from 'node:crypto';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import type { BrowserContextOptions } from '@playwright/test';
import { createDemoApi, type DemoApi, type DemoPerson } from '../../../scripts/seeding/demo-api.ts';
import { suiteAddresses } from './suite-addresses.ts';

export type Person = DemoPerson;

/** Letters of about one width: a heading that ends in one word takes as many lines as with any other. */
const LETTERS = 'abcdeghknopqsuvxyz';

/** A word of lower-case letters that nobody else uses; fit for names, handles and titles. */
export function uniqueWord(): string {
  return Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Returns the input of a registration. */
export function newcomer(role: ChoosableRole) {
  const word = uniqueWord();
  const name = `${role === 'business_owner' ? 'Olive' : 'Cleo'} ${word}`;
  return { name, username: word, email: `${word}@example.com`, password: `secret-${word}`, role };
}

export function connectDemoApi(): DemoApi {
  const { site, auth } = suiteAddresses();
  return createDemoApi(site, auth);
}

/** Returns what the product stores in localStorage of a person's session. */
export function storedSession({ uid, name, email, role, idToken }: Person): { name: string; value: string }[] {
  const user = { uid, name, email, role, emailVerified: true, isVerified: false, profilePic: null };
  return [
    { name: 'loot_token', value: idToken },
    { name: 'loot_user', value: JSON.stringify(user) },
  ];
}

/** Returns a browser's storage with the session of a person. */
export function rememberSession(person: Person): BrowserContextOptions['storageState'] {
  return { cookies: [], origins: [{ origin: suiteAddresses().site, localStorage: storedSession(person) }] };
}

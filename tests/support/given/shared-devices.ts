import { rememberBrowser } from '../../../functions/src/auth/sign-ins.store.ts';
import { deps } from '../api.ts';
import { unique } from './people.ts';
import type { Person } from './person.ts';

/** Signs a person in from a device, through a network that nobody shares. */
export function signInFrom(device: string, { uid, email }: Person): Promise<void> {
  const browser = { remember: () => device, name: null, network: '127.0.0.1' };
  return rememberBrowser(deps(), browser, { uid, email, now: deps().clock.now() }, { signsIn: true });
}

/** Signs all of them in from one device that nobody else uses. */
export async function shareDevice(...people: readonly Person[]): Promise<void> {
  const device = unique('device');
  for (const person of people) await signInFrom(device, person);
}

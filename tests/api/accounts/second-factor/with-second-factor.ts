import { login } from '@doubloon/contract/auth/operations.ts';
import { CODE_NEEDED } from '@doubloon/contract/auth/second-factor.ts';
import { confirmSecondFactor, startSecondFactor } from '@doubloon/contract/auth/second-factor-operations.ts';
import { z } from 'zod';
import { totpCode } from '../../../../emulators/auth/index.ts';
import { deps, succeed } from '../../../support/api.ts';
import { newBrowser, type Browser } from '../../../support/browser/browser-cookie.ts';
import { exchangeCustomToken } from '../../../support/given/people.ts';
import type { Person } from '../../../support/given/person.ts';

let networks = 0;
/** An address that no other test of the file uses. */
export const newAddress = () => `198.19.${Math.floor((networks += 1) / 250)}.${networks % 250}`;

/** Signs somebody in, from a network and a browser that are new unless given. */
export const signIn = ({ email, password }: Person, code?: string, browser: Browser = newBrowser(newAddress())) =>
  browser.ask(login, { body: { email, password, ...(code !== undefined && { code }) } });

/** The answer to a right password without a code. */
export const codeNeeded = { status: 403, body: { errorType: CODE_NEEDED } };
/** The answer to a code that is not right. */
export const wrongCode = { status: 422, body: { details: [{ field: 'body.code' }] } };

/** Returns the code that an authenticator app with a secret shows now. The identity service goes by the machine's own clock. */
export const codeOf = (secret: string): string => totpCode(secret, Date.now());

/** Returns a code that is none of the app's around now. */
export function wrongCodeOf(secret: string): string {
  const right = new Set(Array.from({ length: 15 }, (_, n) => totpCode(secret, Date.now() + (n - 7) * 30_000)));
  for (let number = 0; ; number += 1) {
    const code = String(number).padStart(6, '0');
    if (!right.has(code)) return code;
  }
}

/** Switches the second factor of a person on; answers them with the session that goes on, their app's secret and the recovery codes. */
export async function withSecondFactor(person: Person) {
  const { password } = person;
  const { secret, session } = await succeed(startSecondFactor, { body: { password } }, person);
  const body = { password, session, code: codeOf(secret) };
  const { customToken, recovery_codes: recoveryCodes } = await succeed(confirmSecondFactor, { body }, person);
  return { person: { ...person, idToken: await exchangeCustomToken(customToken) }, secret, recoveryCodes };
}

/** Calls the identity service as a browser can, with the product's public key; a method of second factors has a colon. */
export async function askIdentityService(
  method: string,
  body: object,
): Promise<{ readonly status: number; readonly json: Readonly<Record<string, unknown>> }> {
  const path = method.includes(':') ? `v2/accounts/${method}` : `v1/accounts:${method}`;
  const response = await fetch(
    `http://${deps().config.authEmulatorHost}/identitytoolkit.googleapis.com/${path}?key=emulator`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return { status: response.status, json: z.record(z.string(), z.unknown()).parse(await response.json()) };
}

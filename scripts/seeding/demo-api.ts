import { randomBytes } from 'node:crypto';
import {
  confirmEmailVerification,
  login,
  register,
  requestEmailVerification,
} from '@doubloon/contract/auth/operations.ts';
import type { GrantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import type { InputOf, Operation, OutputOf } from '@doubloon/contract/calls/operation.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { issueOauthTicket } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { z } from 'zod';
import type { DemoAccount } from '../starting/demo-accounts.ts';
import { mailedCode } from './mailed-code.ts';
import { addressOf } from './network-address.ts';

/** Somebody of the demo data, signed in. */
export interface DemoPerson extends DemoAccount {
  readonly uid: string;
  readonly name: string;
  readonly idToken: string;
}

export interface NewDemoPerson {
  readonly name: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly role: ChoosableRole;
  readonly referralCode?: string;
}

/** A browser as the product knows it again, and the address that it calls from. */
export interface DemoBrowser {
  readonly cookie: string;
  readonly address: string;
}

/** A browser that nobody has used; one of a person's own has an address of its own as well. */
export function newBrowser(address = addressOf()): DemoBrowser {
  return { cookie: `__session=${randomBytes(32).toString('base64url')}`, address };
}

export interface DemoApi {
  /** Calls an operation as a person, with the files of an upload; throws the API's refusal. */
  readonly call: <Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
    person?: { idToken: string },
    files?: readonly File[],
    browser?: DemoBrowser,
  ) => Promise<OutputOf<Op>>;
  /** Registers somebody and has them prove their e-mail. */
  readonly signUp: (person: NewDemoPerson) => Promise<DemoPerson>;
  /** Registers somebody who signs in another time. */
  readonly signUpOnly: (person: NewDemoPerson) => Promise<DemoAccount>;
  /** Signs somebody in anew, for a token that knows of a new role; in a browser that others use too, where one is given. */
  readonly signIn: (person: DemoAccount, browser?: DemoBrowser) => Promise<DemoPerson>;
  /** Has somebody prove their e-mail by the link that is mailed to them. */
  readonly proveEmail: (person: DemoPerson) => Promise<void>;
  /** Connects an account at its platform, whose person lets the product read the views of their posts there. */
  readonly letViewsBeRead: (person: DemoPerson, platform: GrantPlatform, handle: string) => Promise<void>;
}

/** The product's API as the people of the demo data use it, over HTTP. */
export function createDemoApi(site: string, authEmulator: string): DemoApi {
  const call: DemoApi['call'] = async (operation, input, person, files = [], browser) => {
    const { endpoint, body } = encodeRequest(operation, input, files);
    const isForm = body instanceof FormData;
    const response = await fetch(`${site}/api${endpoint}`, {
      method: operation.method,
      headers: {
        // Each of these people is somewhere else: the limits per address are not meant for a whole market square.
        'x-forwarded-for': browser?.address ?? addressOf(person),
        ...(browser && { cookie: browser.cookie }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(person && { authorization: `Bearer ${person.idToken}` }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${operation.id} answered ${response.status}: ${await response.text()}`);
    return z.decode(operation.output, await response.json()) as OutputOf<typeof operation>;
  };

  const exchange = async (customToken: string): Promise<string> => {
    const url = `${authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: customToken, returnSecureToken: true }),
    });
    return z.object({ idToken: z.string() }).parse(await response.json()).idToken;
  };

  // People come back in the browser that they registered in.
  const browsers = new Map<string, DemoBrowser>();
  const browserOf = (email: string): DemoBrowser => {
    const own = browsers.get(email) ?? newBrowser();
    browsers.set(email, own);
    return own;
  };

  const proveEmail: DemoApi['proveEmail'] = async (person) => {
    await call(requestEmailVerification, {}, person);
    const code = await mailedCode(authEmulator, person.email, 'VERIFY_EMAIL');
    await call(confirmEmailVerification, { body: { code } }, person);
  };

  return {
    call,
    signUp: async (newcomer) => {
      const { customToken, user } = await call(
        register,
        { body: { ...newcomer, agreeToTerms: true } },
        undefined,
        [],
        browserOf(newcomer.email),
      );
      const { name, email, password, role } = newcomer;
      const person = { uid: user.uid, name, email, password, role, idToken: await exchange(customToken) };
      await proveEmail(person);
      return person;
    },
    signUpOnly: async (person) => {
      await call(register, { body: { ...person, agreeToTerms: true } }, undefined, [], browserOf(person.email));
      const { email, password, role } = person;
      return { email, password, role };
    },
    proveEmail,
    signIn: async ({ email, password, role }, browser = browserOf(email)) => {
      const { customToken, user } = await call(login, { body: { email, password } }, undefined, [], browser);
      return { uid: user.uid, name: user.name, email, password, role, idToken: await exchange(customToken) };
    },
    letViewsBeRead: async (person, platform, handle) => {
      const browser = browserOf(person.email);
      const body = { platform, read_views: true };
      const { ticket } = await call(issueOauthTicket, { body }, person, [], browser);
      const way = `${site}/api/social-accounts/oauth/${platform}`;
      const asked = await leaveFor(`${way}?token=${ticket}`, browser);
      const cameBack = await leaveFor(`${way}/callback${new URL(await allowThere(asked, handle)).search}`, browser);
      if (!cameBack.includes('social=connected')) throw new Error(`${handle} was not connected: ${cameBack}`);
    },
  };
}

/** Opens a page that leads elsewhere; answers where to. */
async function leaveFor(url: string, { cookie, address }: DemoBrowser): Promise<string> {
  const headers = { cookie, 'x-forwarded-for': address };
  return leadsTo(url, await fetch(url, { headers, redirect: 'manual' }));
}

/** Allows on a platform's page all that is asked for, as the person with this handle does. */
async function allowThere(page: string, handle: string): Promise<string> {
  const form = new URLSearchParams(new URL(page).search);
  form.set('handle', handle);
  form.set('decision', 'allow');
  return leadsTo(page, await fetch(page, { method: 'POST', body: form, redirect: 'manual' }));
}

async function leadsTo(url: string, answer: Response): Promise<string> {
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return location;
}

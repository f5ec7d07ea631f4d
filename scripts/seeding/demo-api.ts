import { login, register } from '@doubloon/contract/auth/operations.ts';
import { encodeRequest } from '@doubloon/contract/shared/encode-request.ts';
import type { InputOf, Operation, OutputOf } from '@doubloon/contract/shared/operation.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { z } from 'zod';
import type { DemoAccount } from '../starting/demo-accounts.ts';
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

export interface DemoApi {
  /** Calls an operation as a person, with the files of an upload; throws the API's refusal. */
  readonly call: <Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
    person?: { idToken: string },
    files?: readonly File[],
  ) => Promise<OutputOf<Op>>;
  readonly signUp: (person: NewDemoPerson) => Promise<DemoPerson>;
  /** Registers somebody who signs in another time. */
  readonly signUpOnly: (person: NewDemoPerson) => Promise<DemoAccount>;
  /** Signs somebody in anew, for a token that knows of a new role. */
  readonly signIn: (person: DemoAccount) => Promise<DemoPerson>;
}

/** The product's API as the people of the demo data use it, over HTTP. */
export function createDemoApi(site: string, authEmulator: string): DemoApi {
  const call: DemoApi['call'] = async (operation, input, person, files = []) => {
    const { endpoint, body } = encodeRequest(operation, input, files);
    const isForm = body instanceof FormData;
    const response = await fetch(`${site}/api${endpoint}`, {
      method: operation.method,
      headers: {
        // Each of these people is somewhere else: the limits per address are not meant for a whole market square.
        'x-forwarded-for': addressOf(person),
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

  return {
    call,
    signUp: async (person) => {
      const { customToken, user } = await call(register, { body: { ...person, agreeToTerms: true } });
      const { name, email, password, role } = person;
      return { uid: user.uid, name, email, password, role, idToken: await exchange(customToken) };
    },
    signUpOnly: async (person) => {
      await call(register, { body: { ...person, agreeToTerms: true } });
      const { email, password, role } = person;
      return { email, password, role };
    },
    signIn: async ({ email, password, role }) => {
      const { customToken, user } = await call(login, { body: { email, password } });
      return { uid: user.uid, name: user.name, email, password, role, idToken: await exchange(customToken) };
    },
  };
}

import { register } from '@doubloon/contract/auth/operations.ts';
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

export interface DemoApi {
  /** Calls an operation as a person; throws what the API refused and why. */
  readonly call: <Op extends Operation>(
    operation: Op,
    input: InputOf<Op>,
    person?: { idToken: string },
  ) => Promise<OutputOf<Op>>;
  readonly signUp: (person: {
    name: string;
    username: string;
    email: string;
    password: string;
    role: ChoosableRole;
  }) => Promise<DemoPerson>;
}

/** The product's API as the people of the demo data use it, over HTTP. */
export function createDemoApi(site: string, authEmulator: string): DemoApi {
  const call: DemoApi['call'] = async (operation, input, person) => {
    const { endpoint, body } = encodeRequest(operation, input);
    const response = await fetch(`${site}/api${endpoint}`, {
      method: operation.method,
      headers: {
        // Each of these people is somewhere else: the limits per address are not meant for a whole market square.
        'x-forwarded-for': addressOf(person),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(person && { authorization: `Bearer ${person.idToken}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
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
    signUp: async ({ name, username, email, password, role }) => {
      const body = { name, username, email, password, role, agreeToTerms: true as const };
      const { customToken, user } = await call(register, { body });
      return { uid: user.uid, name, email, password, role, idToken: await exchange(customToken) };
    },
  };
}

import type { Role } from '@doubloon/contract/shared/roles.ts';

/** A person with an account and a valid ID token. */
export interface Person {
  readonly uid: string;
  readonly role: Role;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
}

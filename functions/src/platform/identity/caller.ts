import type { Role } from '@doubloon/contract/shared/roles.ts';

/** Who a request comes from, as its ID token says. */
export interface Caller {
  readonly uid: string;
  readonly role: Role;
  readonly email: string | null;
  /** When the person last proved who they are; refreshing the token does not change it. */
  readonly signedInAt: Date;
}

import { Credentials } from '@doubloon/contract/auth/operations.ts';

/** What the sign-in form must hold. */
export const loginSchema = Credentials;

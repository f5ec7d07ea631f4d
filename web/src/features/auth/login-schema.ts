import { Credentials } from '@doubloon/contract/auth/operations.ts';

export const loginSchema = Credentials;

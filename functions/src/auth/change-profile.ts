import type { updateProfile } from '@doubloon/contract/auth/operations.ts';
import type { Verb } from '../platform/operation-route.ts';
import { changeUser } from '../users/change-user.ts';

export const changeProfile: Verb<typeof updateProfile> = (call, { body }) => changeUser(call, call.caller.uid, body);

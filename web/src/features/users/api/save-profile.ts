import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import { request } from '../../../shared/api/request.ts';
import { whileBusy } from '../../../shared/state/session.ts';
import type { ProfileValues } from '../profile-schema.ts';

/** Changes parts of one's own profile; a picture goes as a data URL. */
export function saveProfile(change: Partial<ProfileValues>) {
  return whileBusy(() => request(updateProfile, { body: change }));
}

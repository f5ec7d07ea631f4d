import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import { request } from '../../../shared/api/request.ts';
import type { ProfileValues } from '../profile-schema.ts';

/** Changes parts of one's own profile; a picture goes as a data URL. */
export function saveProfile(change: Partial<ProfileValues>) {
  return request(updateProfile, { body: change });
}

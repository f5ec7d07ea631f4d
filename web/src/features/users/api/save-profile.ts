import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Changes one's own name and contact. */
export function saveProfile(change: { name: string; contact: string }) {
  return request(updateProfile, { body: change });
}

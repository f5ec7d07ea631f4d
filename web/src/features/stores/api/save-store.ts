import { updateStore } from '@doubloon/contract/stores/operations.ts';
import type { StoreProfile } from '@doubloon/contract/stores/store.ts';
import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { request } from '../../../shared/api/request.ts';

interface StoreEdit {
  profile: StoreProfile;
  /** Per platform the address of the linked account to show, empty to hide it; only those that change. */
  socialLinks: Partial<Record<PlatformId, string>>;
}

/** Saves one's own store profile, and which linked accounts it shows. Answers the store as it is now. */
export async function saveStore(creatorId: string, { profile, socialLinks }: StoreEdit) {
  const params = { id: creatorId };
  const saved = await request(updateStore, { params, body: profile });
  if (Object.keys(socialLinks).length === 0) return saved;
  // The store copies the links of its creator's account a moment later.
  const account = await request(updateUserProfile, { params, body: { socialLinks } });
  return { ...saved, socialLinks: account.socialLinks };
}

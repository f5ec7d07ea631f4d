import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { UserPrivate } from '@doubloon/contract/users/user.ts';
import { momentOf, type Notice, type NoticeSource } from '../platform/notices.ts';

/** Whoever asked hears what was answered to their wish to be verified. */
export function verificationNotices({ uid, verificationDecision: decision }: UserPrivate): Notice[] {
  if (!decision) return [];
  return [
    {
      uid,
      kind: decision.granted ? 'verification_granted' : 'verification_refused',
      subject: { type: 'profile', id: uid },
      title: null,
      actorName: null,
      ...momentOf(decision.decidedAt),
    },
  ];
}

export const verificationNoticeSource: NoticeSource<typeof UserPrivate> = {
  collection: COLLECTIONS.userPrivate,
  schema: UserPrivate,
  notices: verificationNotices,
};

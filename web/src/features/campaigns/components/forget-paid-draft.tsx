import { useEffect } from 'react';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { isDraftOf, LOOT_DRAFT_KEY } from '../loot-draft.ts';

/** Shows nothing: forgets the draft of a loot that has been paid for, unless it was changed since. */
export function ForgetPaidDraft({ uid, checkoutId }: { uid: string; checkoutId: string }) {
  const { found, discard } = useDraft(uid, LOOT_DRAFT_KEY);
  useEffect(() => {
    if (isDraftOf(checkoutId, found)) discard();
  }, [checkoutId, found, discard]);
  return null;
}

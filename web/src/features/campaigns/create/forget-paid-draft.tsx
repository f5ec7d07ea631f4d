import { useEffect } from 'react';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { isDraftOf, LOOT_DRAFT_KEY, LootDraft, renewed } from './loot-draft.ts';

/** Shows nothing: forgets the draft of a loot that has been paid for. One that was changed since stays, as the draft of another loot. */
export function ForgetPaidDraft({ uid, checkoutId }: { uid: string; checkoutId: string }) {
  const { found, discard, keep } = useDraft(uid, LOOT_DRAFT_KEY, LootDraft);
  useEffect(() => {
    if (found?.checkoutId !== checkoutId) return;
    if (found.changed) keep(renewed(found));
    else discard(isDraftOf(found));
  }, [checkoutId, found, discard, keep]);
  return null;
}

import { useState, type ReactNode } from 'react';
import type { KeptDraft } from '../../../shared/drafts/use-draft.ts';
import { lootDraftOf } from '../loot-draft.ts';
import { SentLoot } from './sent-loot.tsx';

interface UnlessPaidProps {
  draft: KeptDraft;
  children: (unpaid: KeptDraft) => ReactNode;
}

/** Shows the form of a draft, unless the checkout it was taken to last is paid or still being confirmed: nobody pays twice for it. */
export function UnlessPaid({ draft, children }: UnlessPaidProps) {
  // As it was found: the form keeps the draft up to date from here on.
  const [sent] = useState(() => lootDraftOf(draft.found));
  const [ended, setEnded] = useState<'unpaid' | 'forgotten'>();

  if (ended === 'forgotten') return children({ ...draft, found: null });
  if (ended === 'unpaid' || !sent?.checkoutId) return children(draft);
  return (
    <SentLoot
      checkoutId={sent.checkoutId}
      title={sent.values.title}
      onUnpaid={() => setEnded('unpaid')}
      onForget={draft.discard}
      onAnother={() => setEnded('forgotten')}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import type { Draft } from '../../../shared/drafts/use-draft.ts';
import { PageSkeleton } from '../../../shared/ui/lists/query-view.tsx';
import { cancelledCheckoutQuery } from '../api/cancel-checkout.ts';
import { isDraftOf, renewed, type LootDraft } from './loot-draft.ts';
import { SentLoot } from './sent-loot.tsx';

/** Outcome of turning back from a payment: `cancelled`, or `unsure` when the server could not be asked. */
export type TurnedBack = 'cancelled' | 'unsure';

interface UnlessPaidProps {
  draft: Draft<LootDraft>;
  /** Somebody comes back from the checkout without having paid there. */
  returned: boolean;
  children: (unpaid: Draft<LootDraft>, turnedBack?: TurnedBack) => ReactNode;
}

/**
 * Shows the form of a draft, unless the checkout it was taken to last is paid or still being confirmed: nobody pays twice for it. Whoever has come
 * back from the checkout cannot pay there any more before they are told so.
 */
export function UnlessPaid({ draft, returned, children }: UnlessPaidProps) {
  // As it was found: the form keeps the draft up to date from here on.
  const [sent] = useState(draft.found ?? undefined);
  // Changes made since then become the draft of another loot once this one is paid.
  const [other] = useState(() => (sent?.changed ? renewed(sent) : null));
  const [ended, setEnded] = useState<'unpaid' | 'forgotten'>();
  const [asks] = useState(returned && sent !== undefined);
  const cancelled = useQuery({ ...cancelledCheckoutQuery(sent?.id ?? ''), enabled: asks });
  const { discard, keep } = draft;
  const forget = useCallback(() => {
    if (other !== null) keep(other);
    else if (sent) discard(isDraftOf(sent));
  }, [discard, keep, other, sent]);

  if (ended === 'forgotten') return children({ ...draft, found: other });
  if (!sent) return children(draft);
  if (asks && cancelled.isPending) return <PageSkeleton />;
  const { status, payment_gateway_id: paidId } = cancelled.data ?? {};
  if (status === 'cancelled') return children(draft, 'cancelled');
  const checkoutId = paidId ?? (sent.changed ? null : sent.checkoutId);
  if (ended === 'unpaid' || !checkoutId) return children(draft, cancelled.isLoadingError ? 'unsure' : undefined);
  return (
    <SentLoot
      checkoutId={checkoutId}
      title={sent.values.title}
      onUnpaid={() => setEnded('unpaid')}
      onForget={forget}
      onAnother={() => setEnded('forgotten')}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { cancelledCheckoutQuery } from '../api/cancel-checkout.ts';
import { paidCampaignQuery } from '../api/paid-campaign-query.ts';
import { isDraftOf, renewed, type LootDraft } from './loot-draft.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { Draft } from '../../../shared/drafts/use-draft.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { ConfirmButton } from '../../../shared/ui/buttons/confirm-button.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { EmptyState, PageSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';

/** Outcome of turning back from a payment: `cancelled`, or `unsure` when the server could not be asked. */
export type TurnedBack = 'cancelled' | 'unsure';

const SendBegunFiles = lazyPart(async () => (await import('./begun/send-begun-files.tsx')).SendBegunFiles);

interface UnlessPaidProps {
  draft: Draft<LootDraft>;
  /** True when somebody comes back from the checkout without having paid there. */
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

interface SentLootProps {
  checkoutId: string;
  title: string;
  /** Nothing was paid, and nothing will be: the draft may be sent again. */
  onUnpaid: () => void;
  /** The draft has become a loot, or its owner gives it up. */
  onForget: () => void;
  /** The owner begins another one. */
  onAnother: () => void;
}

/** Asks what became of the checkout a draft was taken to, and says so while there is something to say. */
function SentLoot({ checkoutId, title, onUnpaid, onForget, onAnother }: SentLootProps) {
  // Not what was known when it was sent.
  const paid = useQuery({ ...paidCampaignQuery(checkoutId), staleTime: 0 });
  const status = paid.error instanceof ApiError ? paid.error.status : undefined;
  const isUnpaid = status === 402 || status === 404;
  const isPaid = Boolean(paid.data);
  useEffect(() => {
    if (isUnpaid) onUnpaid();
  }, [isUnpaid, onUnpaid]);
  useEffect(() => {
    if (isPaid) onForget();
  }, [isPaid, onForget]);

  if (isUnpaid) return <PageSkeleton />;
  return (
    <QueryView
      query={paid}
      problem="We could not find out whether your loot is paid for already."
      pending={<PageSkeleton />}
    >
      {(loot) =>
        loot ? (
          <>
            <SendBegunFiles campaign={loot} checkoutId={checkoutId} />
            <EmptyState
              drawing="chest"
              title="This loot is paid for"
              text={`${loot.title} is among your loots. Its draft is not needed any more.`}
              action={
                <Ways>
                  <ButtonLink to={paths.managedLoot(loot.id)}>Open the Loot</ButtonLink>
                  <Button variant="outline" onClick={onAnother}>
                    Create Another Loot
                  </Button>
                </Ways>
              }
            />
          </>
        ) : (
          <div role="status">
            <EmptyState
              drawing="compass"
              title="Your payment is still being confirmed"
              text={`You have paid for ${title || 'your loot'} and your bank is still confirming it. It opens by itself as soon as that is done; there is no need to pay again.`}
              action={
                <Ways>
                  <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
                  <ConfirmButton
                    variant="outline"
                    asks={{
                      title: 'Describe another loot?',
                      question:
                        'The one you have paid for opens by itself once your bank has confirmed it. If your bank refuses, nothing is charged and you would have to describe it again.',
                      confirm: 'Create Another Loot',
                    }}
                    onConfirm={() => {
                      onForget();
                      onAnother();
                    }}
                  >
                    Create Another Loot
                  </ConfirmButton>
                </Ways>
              }
            />
          </div>
        )
      }
    </QueryView>
  );
}

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'center' } });

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { paths } from '../../../shared/paths.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { checkoutText } from '../../../shared/text/checkout.ts';
import { Button, ButtonLink } from '../../../shared/ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';
import { EmptyState, PageSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';
import { paidCampaignQuery } from '../api/paid-campaign-query.ts';

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
export function SentLoot({ checkoutId, title, onUnpaid, onForget, onAnother }: SentLootProps) {
  const [asks, setAsks] = useState(false);
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
          <EmptyState
            drawing="chest"
            title="This loot is paid for"
            text={`${loot.title} is among your loots. Its draft is not needed any more.`}
            action={
              <Ways>
                <ButtonLink to={paths.managedLoot(loot.id)}>Open the Loot</ButtonLink>
                <Button look="outline" onClick={onAnother}>
                  Create Another Loot
                </Button>
              </Ways>
            }
          />
        ) : (
          <div role="status">
            <EmptyState
              drawing="compass"
              title="Your payment is still being confirmed"
              text={checkoutText.stillConfirmingText(title)}
              action={
                <Ways>
                  <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
                  <Button look="outline" onClick={() => setAsks(true)}>
                    Create Another Loot
                  </Button>
                </Ways>
              }
            />
            {asks && (
              <ConfirmDialog
                title="Describe another loot?"
                question="The one you have paid for opens by itself once your bank has confirmed it. If your bank refuses, nothing is charged and you would have to describe it again."
                confirm="Create Another Loot"
                busy={false}
                busyLabel="Create Another Loot"
                onConfirm={() => {
                  onForget();
                  onAnother();
                }}
                onCancel={() => setAsks(false)}
              />
            )}
          </div>
        )
      }
    </QueryView>
  );
}

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', justifyContent: 'center' } });

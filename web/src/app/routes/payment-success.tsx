import { CHECKOUT_FAILED } from '@doubloon/contract/payments/checkout.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InviteOrFind } from '../../features/applications/invite/invite-or-find.tsx';
import { isOurGateway, paidCampaignQuery } from '../../features/campaigns/api/paid-campaign-query.ts';
import { ForgetPaidDraft } from '../../features/campaigns/create/forget-paid-draft.tsx';
import { AddedBudget } from '../../features/campaigns/receipts/added-budget.tsx';
import { PaidLoot } from '../../features/campaigns/receipts/paid-loot.tsx';
import { ApiError, messageOf } from '../../shared/api/api-error.ts';
import { paths } from '../../shared/paths.ts';
import { considerPush } from '../../shared/push/push-question-state.ts';
import { useSession } from '../../shared/state/session.ts';
import { chakra, Wrap } from '../../shared/style/chakra.tsx';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { Button, ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { EmptyPage, EmptyState, PageSkeleton } from '../../shared/ui/lists/query-view.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { PageTitle } from '../../shared/ui/layout/page-title.tsx';

const SendBegunFiles = lazyPart(
  async () => (await import('../../features/campaigns/create/begun/send-begun-files.tsx')).SendBegunFiles,
);

/** `/payment-success`: where the hosted checkout returns to. While a payment is confirmed it waits and looks again by itself. */
export function PaymentSuccessRoute() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  const isOurs = isOurGateway(search);
  const isAdded = search.get('added') === 'budget';
  const uid = useSession(({ user }) => user?.uid);
  const paid = useQuery({ ...paidCampaignQuery(sessionId), enabled: sessionId !== '' && isOurs });
  const isNewLoot = paid.data?.owner_id === uid && paid.data?.close_reason === null && !isAdded;
  useEffect(() => {
    if (isNewLoot) considerPush();
  }, [isNewLoot]);

  if (sessionId === '') return <Problem title={campaignsText.missingReference} />;
  if (!isOurs) return <Problem title="This link is not from our payment provider. Please check your link." />;
  if (paid.isPending) return <PageSkeleton />;
  const { status, errorType, requestId } = paid.error instanceof ApiError ? paid.error : {};
  // An unconfirmed payment is polled; only an answer about the payment itself ends the polling.
  if (paid.isLoadingError || (paid.error && paid.data === null && (status === 402 || status === 404))) {
    const retry = <Button onClick={() => void paid.refetch()}>Try again</Button>;
    if (errorType === CHECKOUT_FAILED) {
      return (
        <Problem
          title="Payment failed"
          text={paid.error.message}
          action={
            isAdded ? (
              <ButtonLink to={paths.lootManagement}>Loot Management</ButtonLink>
            ) : (
              <ButtonLink to={paths.createLoot}>Back to your loot</ButtonLink>
            )
          }
        />
      );
    }
    const ways = (
      <Wrap gap="3" justifyContent="center">
        {retry}
        <ButtonLink variant="outline" to={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </Wrap>
    );
    if (status === 404) {
      return (
        <Problem
          title={campaignsText.campaignNotFound}
          text="If you have just paid, try again in a moment. Otherwise check the link you came by."
          action={ways}
        />
      );
    }
    // Below that the server, or the lost connection, says what is wrong.
    if (status === undefined || status < 500) {
      return <Problem title={messageOf(paid.error, 'Failed to load loot.')} action={ways} />;
    }
    const text = (
      <>
        This is our fault, not yours. If you have paid, nothing is lost and there is no need to pay again.
        {requestId && (
          <chakra.span display="block" fontSize="sm" marginTop="1">
            Request id: <code>{requestId}</code>
          </chakra.span>
        )}
      </>
    );
    return <Problem title="We cannot show your payment right now" text={text} action={ways} />;
  }
  if (paid.data === null) {
    return (
      <div role="status">
        <EmptyPage
          drawing="compass"
          title="Confirming your payment"
          text={`Your bank is still confirming it. ${isAdded ? 'The budget is added' : 'Your loot opens'} by itself as soon as that is done; you can close this page.`}
          action={
            isAdded ? (
              <ButtonLink to={paths.lootManagement}>Loot Management</ButtonLink>
            ) : (
              <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
            )
          }
        />
      </div>
    );
  }
  // The address is the reader's to change; the answer knows what was paid for, but tells it to the owner only.
  if (paid.data.added || isAdded) {
    return (
      <>
        <PageTitle title="Payment" />
        <AddedBudget campaign={paid.data} />
      </>
    );
  }
  return (
    <>
      <PageTitle title="Payment Successful" />
      {uid && <ForgetPaidDraft uid={uid} checkoutId={sessionId} />}
      {uid === paid.data.owner_id && <SendBegunFiles campaign={paid.data} checkoutId={sessionId} />}
      <PaidLoot
        campaign={paid.data}
        invite={<InviteOrFind campaign={paid.data} isOwner={uid === paid.data.owner_id} />}
      />
    </>
  );
}

function Problem({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }) {
  return (
    <>
      <PageTitle title="Payment" />
      <EmptyState
        as="h1"
        drawing="bottle"
        title={title}
        text={text}
        action={action ?? <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>}
      />
    </>
  );
}

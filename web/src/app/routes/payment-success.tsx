import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paidCampaignQuery } from '../../features/campaigns/api/paid-campaign-query.ts';
import { PaidLoot } from '../../features/campaigns/components/paid-loot.tsx';
import { forgetPaidDraft } from '../../features/campaigns/loot-draft.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { paths } from '../../shared/paths.ts';
import { campaignsText } from '../../shared/text/campaigns.ts';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { BottleDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** `/payment-success`: where the hosted checkout returns to. */
export function PaymentSuccessRoute() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id') ?? '';
  const paid = useQuery({ ...paidCampaignQuery(sessionId), enabled: sessionId !== '' });

  useEffect(() => {
    if (paid.isSuccess) forgetPaidDraft(sessionStorage, sessionId);
  }, [paid.isSuccess, sessionId]);

  if (sessionId === '') return <Problem title={campaignsText.missingReference} />;
  if (paid.isPending) return <PageSkeleton />;
  if (paid.isError) {
    const notFound = paid.error instanceof ApiError && paid.error.status === 404;
    return (
      <Problem
        title={notFound ? campaignsText.campaignNotFound : paid.error.message}
        onRetry={() => void paid.refetch()}
      />
    );
  }
  return (
    <>
      <PageTitle title={campaignsText.successTitle} />
      <PaidLoot campaign={paid.data} />
    </>
  );
}

function Problem({ title, onRetry }: { title: string; onRetry?: () => void }) {
  return (
    <>
      <PageTitle title="Payment" />
      <EmptyState
        as="h1"
        drawing={<BottleDrawing />}
        title={title}
        action={
          onRetry ? (
            <Button onClick={onRetry}>Try again</Button>
          ) : (
            <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
          )
        }
      />
    </>
  );
}

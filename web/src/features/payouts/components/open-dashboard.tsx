import { createDashboardLink } from '@doubloon/contract/payments/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { openInNewTab } from '../../../shared/api/open-in-new-tab.ts';
import { request } from '../../../shared/api/request.ts';
import { useSession } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';

/** Opens the account's own dashboard at the payment provider; its link works once, so every press asks for another. */
export function OpenDashboard({ uid }: { uid: string }) {
  const opening = useMutation({
    mutationFn: () => openInNewTab(async () => (await request(createDashboardLink, { body: { creatorId: uid } })).url),
    meta: { failure: payoutsText.dashboardFailed },
  });
  const open = () => (useSession.getState().token ? opening.mutate() : toastError(payoutsText.loginFirst));
  return (
    <Button variant="outline" loading={opening.isPending} loadingText="Opening Stripe..." onClick={open}>
      Open Stripe dashboard
    </Button>
  );
}

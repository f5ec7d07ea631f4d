import { disconnectAccount, getConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import type { OutputOf } from '@doubloon/contract/shared/operation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Actions, Button } from '../../../shared/ui/buttons/button.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';

/** Disconnects a creator's payout account, after saying what that means; refused, it says why. */
export function DisconnectAccount({ uid }: { uid: string }) {
  const [asking, setAsking] = useState(false);
  const disconnecting = useMutation({
    mutationFn: () => request(disconnectAccount, {}),
    meta: {
      shows: (client, account: OutputOf<typeof disconnectAccount>) =>
        client.setQueryData(queryOf(getConnectedAccount, { params: { id: uid } }).queryKey, account),
      success: payoutsText.disconnected,
      failure: () => payoutsText.disconnectFailed,
    },
    onSuccess: () => setAsking(false),
  });
  const open = () => {
    disconnecting.reset();
    if (useSession.getState().token) setAsking(true);
    else toastError(payoutsText.loginFirst);
  };
  const { isPending, error } = disconnecting;
  return (
    <>
      <Button look="dangerQuiet" onClick={open}>
        {payoutsText.disconnect}
      </Button>
      {asking && (
        <Dialog
          title="Disconnect your Stripe account?"
          onClose={isPending ? undefined : () => setAsking(false)}
          width="30rem"
        >
          <p>
            Treasures that are approved from then on cannot be paid until you connect an account again. The account
            itself, with all that was paid to it, stays yours at Stripe.
          </p>
          <FormProblem text={error ? messageOf(error, payoutsText.disconnectFailed) : undefined} />
          <Actions>
            <Button look="quiet" disabled={isPending} onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button look="danger" busy={isPending} busyLabel="Disconnecting..." onClick={() => disconnecting.mutate()}>
              {payoutsText.disconnect}
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { FormProblem } from '../../../shared/form/form-problem.tsx';
import { useSession } from '../../../shared/state/session.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { payoutsText } from '../../../shared/text/payouts.ts';
import { Actions } from '../../../shared/ui/actions.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { connectedAccountQuery } from '../api/connected-account-query.ts';
import { disconnectAccount } from '../api/disconnect-account.ts';

/** Disconnects a creator's payout account, after saying what that means; refused, it says why. */
export function DisconnectAccount({ uid }: { uid: string }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const disconnecting = useMutation({
    mutationFn: disconnectAccount,
    onSuccess: (account) => {
      client.setQueryData(connectedAccountQuery(uid).queryKey, account);
      setAsking(false);
      toastSuccess(payoutsText.disconnected);
    },
    onError: () => toastError(payoutsText.disconnectFailed),
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
          title={payoutsText.disconnectTitle}
          onClose={isPending ? undefined : () => setAsking(false)}
          width="30rem"
        >
          <p>{payoutsText.disconnectQuestion}</p>
          <FormProblem text={error ? messageOf(error, payoutsText.disconnectFailed) : undefined} />
          <Actions>
            <Button look="quiet" disabled={isPending} onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              look="danger"
              busy={isPending}
              busyLabel={payoutsText.disconnecting}
              onClick={() => disconnecting.mutate()}
            >
              {payoutsText.disconnect}
            </Button>
          </Actions>
        </Dialog>
      )}
    </>
  );
}

import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { connectedAccountsText } from '../../../shared/text/connected-accounts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { unlinkAccount } from '../api/unlink-account.ts';
import { renewAccounts } from '../renew-accounts.ts';

/** Unlinks an account, after asking; ends at once the linking of one that is not linked yet. */
export function UnlinkButton({ account }: { account: SocialAccountView }) {
  const { id, platform, verified } = account;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const label = platformLabel(platform);
  const unlinking = useMutation({
    mutationFn: () => unlinkAccount(id),
    onSuccess: async () => {
      setAsking(false);
      if (verified) toastSuccess(connectedAccountsText.unlinked(label));
      await renewAccounts(client);
    },
    onError: (error) => toastError(messageOf(error, connectedAccountsText.unlinkFailed)),
  });
  const name = verified ? connectedAccountsText.unlink : connectedAccountsText.stop;
  return (
    <>
      <Button
        look="outline"
        aria-label={`${name}: ${label}`}
        busy={unlinking.isPending && !asking}
        busyLabel={connectedAccountsText.unlinking}
        onClick={() => (verified ? setAsking(true) : unlinking.mutate())}
      >
        {name}
      </Button>
      {asking && (
        <ConfirmDialog
          title={connectedAccountsText.unlinkTitle(label)}
          question={connectedAccountsText.unlinkQuestion}
          confirm={connectedAccountsText.unlink}
          busy={unlinking.isPending}
          busyLabel={connectedAccountsText.unlinking}
          onConfirm={() => unlinking.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

import { getProfile } from '@doubloon/contract/auth/operations.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { deleteSocialAccount, type SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { gone } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { connectedAccountsText } from '../../../shared/text/social-accounts.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';

/** Unlinks an account, after asking; ends at once the linking of one that is not linked yet. */
export function UnlinkButton({ account }: { account: SocialAccountView }) {
  const { id, platform, verified } = account;
  const [asking, setAsking] = useState(false);
  const label = platformLabel(platform);
  const unlinking = useMutation({
    mutationFn: () => request(deleteSocialAccount, { params: { id } }),
    meta: {
      shows: gone('social-accounts', 'id', id),
      invalidates: ['social-accounts', getProfile],
      success: () => (verified ? `${label} account unlinked` : undefined),
      failure: 'The account could not be unlinked. Please try again.',
    },
    onSuccess: () => setAsking(false),
  });
  const name = verified ? connectedAccountsText.unlink : 'Stop linking';
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
          title={`Unlink your ${label} account?`}
          question="Treasures on this platform need a linked account. You can link it again, and so can its next owner."
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

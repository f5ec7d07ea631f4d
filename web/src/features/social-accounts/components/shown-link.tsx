import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { connectedAccountsText } from '../../../shared/text/connected-accounts.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { showLink } from '../api/show-link.ts';
import { renewAccounts } from '../renew-accounts.ts';

interface ShownLinkProps {
  uid: string;
  platform: PlatformId;
  url: string;
  shown: boolean;
}

/** Whether everybody sees a linked account; changed at once, and back when that fails. */
export function ShownLink({ uid, platform, url, shown }: ShownLinkProps) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<boolean>();
  const saving = useMutation({
    mutationFn: (show: boolean) => showLink(uid, platform, show ? url : ''),
    onSuccess: () => renewAccounts(client),
    onError: (error) => toastError(messageOf(error, connectedAccountsText.showFailed)),
    onSettled: () => setWanted(undefined),
  });
  return (
    <Checkbox
      label={connectedAccountsText.show}
      checked={wanted ?? shown}
      onChange={({ target }) => {
        if (saving.isPending) return;
        setWanted(target.checked);
        saving.mutate(target.checked);
      }}
    />
  );
}

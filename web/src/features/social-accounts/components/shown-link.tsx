import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../shared/api/request.ts';
import { connectedAccountsText } from '../../../shared/text/social-accounts.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { renewAccounts } from '../renew-accounts.ts';

interface ShownLinkProps {
  uid: string;
  platform: PlatformId;
  url: string;
  shown: boolean;
}

/** Whether everybody sees a linked account; changed at once, and back when that fails. */
export function ShownLink({ uid, platform, url, shown }: ShownLinkProps) {
  const [wanted, setWanted] = useState<boolean>();
  const saving = useMutation({
    mutationFn: (show: boolean) =>
      request(updateUserProfile, {
        params: { id: uid },
        body: { socialLinks: { [platform]: show ? url : '' } },
      }),
    meta: {
      shows: renewAccounts,
      failure: connectedAccountsText.showFailed,
    },
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

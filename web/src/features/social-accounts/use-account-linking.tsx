import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { socialAccountsQuery } from './api/social-accounts-query.ts';
import { AccountLinking } from './components/account-linking.tsx';
import { begunAccount } from './name-account.ts';

/**
 * For forms that need a linked account: `isLinked` asks the server anew, `link` opens the dialogs that link one, with the code that it
 * waits for already where there is one; `dialogs` are to be rendered behind the form's own dialog.
 */
export function useAccountLinking() {
  const client = useQueryClient();
  const [platform, setPlatform] = useState<PlatformId>();
  const close = () => setPlatform(undefined);
  const begun = () =>
    begunAccount(client.getQueryData(socialAccountsQuery.queryKey)?.find((account) => account.platform === platform));
  return {
    isLinked: async (wanted: PlatformId) => {
      const accounts = await client.fetchQuery({ ...socialAccountsQuery, staleTime: 0 });
      return accounts.some((account) => account.platform === wanted && account.verified);
    },
    link: setPlatform,
    dialogs: platform && <AccountLinking platform={platform} begun={begun()} onLinked={close} onClose={close} />,
  };
}

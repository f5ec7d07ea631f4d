import type { PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../shared/api/queries/query.ts';
import { AccountLinking } from './components/account-linking.tsx';
import { begunAccount } from './name-account.ts';

const accounts = queryOf(listSocialAccounts, {});

/**
 * For forms that need a linked account: `isLinked` asks the server anew, `link` opens the dialogs that link one, with the code that it
 * waits for already where there is one; `dialogs` are to be rendered behind the form's own dialog.
 */
export function useAccountLinking() {
  const client = useQueryClient();
  const [platform, setPlatform] = useState<PlatformId>();
  const close = () => setPlatform(undefined);
  const begun = () =>
    begunAccount(client.getQueryData(accounts.queryKey)?.find((account) => account.platform === platform));
  return {
    isLinked: async (wanted: PlatformId) => {
      const now = await client.fetchQuery({ ...accounts, staleTime: 0 });
      return now.some((account) => account.platform === wanted && account.verified);
    },
    link: setPlatform,
    dialogs: platform && <AccountLinking platform={platform} begun={begun()} onLinked={close} onClose={close} />,
  };
}

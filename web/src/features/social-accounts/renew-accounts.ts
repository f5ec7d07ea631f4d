import { getProfile } from '@doubloon/contract/auth/operations.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '../../shared/api/queries/query.ts';

const CHANNEL = 'loot-social-accounts';

/** Asks anew which accounts are linked, and what the profile shows of them. */
export async function renewAccounts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['social-accounts'] }),
    client.invalidateQueries({ queryKey: keyOf(getProfile) }),
  ]);
}

/** Tells the tabs in which somebody waits that an account was connected in this one. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('connected');
  channel.close();
}

/** Keeps the accounts up to date for somebody who connects one in another tab and comes back. */
export function useRenewedAccounts(): void {
  const client = useQueryClient();
  useEffect(() => {
    const renew = () => void renewAccounts(client);
    const onVisible = () => document.visibilityState === 'visible' && renew();
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', renew);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      channel.close();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [client]);
}

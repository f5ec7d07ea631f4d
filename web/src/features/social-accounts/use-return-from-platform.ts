import { OAUTH_PLATFORMS, SocialFailure } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { useEffect, useState } from 'react';
import { toastError, toastSuccess } from '../../shared/state/toasts.ts';
import { useSearch } from '../../shared/state/use-search.ts';
import { connectedAccountsText, connectFailureTexts } from '../../shared/text/connected-accounts.ts';
import { tellOtherTabs } from './renew-accounts.ts';

const RETURN_FIELDS = ['social', 'platform', 'reason'];

interface Outcome {
  text: string;
  connected: boolean;
}

function outcomeOf(search: URLSearchParams): Outcome | undefined {
  const platform = OAUTH_PLATFORMS.find((id) => id === search.get('platform'));
  if (!platform || !search.has('social')) return undefined;
  const label = platformLabel(platform);
  if (search.get('social') === 'connected') return { text: connectedAccountsText.connected(label), connected: true };
  const reason = SocialFailure.safeParse(search.get('reason')).data ?? 'refused';
  return { text: connectFailureTexts[reason](label), connected: false };
}

/**
 * Says how connecting an account went that a platform sends somebody back from, once, and takes the answer out of the address.
 * Answers what was said; undefined when nobody came back.
 */
export function useReturnFromPlatform(): Outcome | undefined {
  const [search, setSearch] = useSearch();
  const [outcome] = useState(() => outcomeOf(search));
  const isNews = search.has('social');

  useEffect(() => {
    if (!isNews) return;
    if (outcome) (outcome.connected ? toastSuccess : toastError)(outcome.text);
    if (outcome?.connected) tellOtherTabs();
    setSearch((current) => new URLSearchParams([...current].filter(([name]) => !RETURN_FIELDS.includes(name))), {
      replace: true,
    });
  }, [isNews, outcome, setSearch]);

  return outcome;
}

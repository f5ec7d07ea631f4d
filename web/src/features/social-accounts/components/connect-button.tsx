import { issueOauthTicket, type OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { connectedAccountsText } from '../../../shared/text/social-accounts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { useSession } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';

/** Connects an account by signing in at its platform, in a new tab. */
export function ConnectButton({ platform }: { platform: OauthPlatform }) {
  const connecting = useConnect(platform);
  return (
    <Button
      look="outline"
      aria-label={`${connectedAccountsText.connect} ${platformLabel(platform)}`}
      busy={connecting.isPending}
      busyLabel={connectedAccountsText.connecting}
      onClick={() => connecting.mutate()}
    >
      {connectedAccountsText.connect}
    </Button>
  );
}

/** Leads to a platform, in a new tab, to sign in there; in this one where the browser opens none. */
function useConnect(platform: OauthPlatform) {
  return useMutation({
    mutationFn: async () => {
      const label = platformLabel(platform);
      if (!useSession.getState().token) return toastError(connectedAccountsText.loginFirst(label));
      // Now, while the press still counts: after the answer no browser would open it.
      const tab = window.open('', '_blank');
      try {
        const { url } = await request(issueOauthTicket, { body: { platform } });
        if (!tab) return window.location.assign(url);
        tab.opener = null;
        tab.location.replace(url);
      } catch (error) {
        tab?.close();
        toastError(messageOf(error, connectedAccountsText.startFailed(label)));
      }
    },
  });
}

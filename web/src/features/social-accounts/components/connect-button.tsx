import type { OauthPlatform } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { connectedAccountsText } from '../../../shared/text/connected-accounts.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useConnect } from '../use-connect.ts';

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

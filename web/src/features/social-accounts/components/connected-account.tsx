import { OAUTH_PLATFORMS } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import type { SocialAccountView } from '@doubloon/contract/social-accounts/operations.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { connectedAccountsText } from '../../../shared/text/social-accounts.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { PlatformSign } from '../../../shared/ui/platform-sign.tsx';
import { SettingRow } from '../../../shared/ui/setting-row.tsx';
import { begunAccount } from '../name-account.ts';
import { renewAccounts } from '../renew-accounts.ts';
import { ConnectButton } from './connect-button.tsx';
import { ShownLink } from './shown-link.tsx';
import { UnlinkButton } from './unlink-button.tsx';

const AccountLinking = lazy(async () => ({ default: (await import('./account-linking.tsx')).AccountLinking }));

interface ConnectedAccountProps {
  uid: string;
  platform: PlatformId;
  /** Undefined when there is none, nor one that waits for its code. */
  account: SocialAccountView | undefined;
  shownUrl: string | undefined;
}

/** One platform: the account that is linked there, and what can be done about it. */
export function ConnectedAccount({ uid, platform, account, shownUrl }: ConnectedAccountProps) {
  const [linking, setLinking] = useState(false);
  const client = useQueryClient();
  const label = platformLabel(platform);
  const oauth = OAUTH_PLATFORMS.find((id) => id === platform);
  const linked = account?.verified ? account : undefined;
  const pending = account?.pending;

  return (
    <SettingRow
      sign={<PlatformSign platform={platform} />}
      name={
        <>
          {label}
          {linked && <Badge tone="sea">{connectedAccountsText.linked}</Badge>}
          {pending && <Badge tone="gold">{connectedAccountsText.waiting}</Badge>}
        </>
      }
      text={
        linked || pending ? (
          <>
            {linked && (
              <>
                <ExternalLink href={linked.url} />
                {linked.verified_by &&
                  ` · ${linked.verified_by === 'oauth' ? connectedAccountsText.bySignIn : connectedAccountsText.byCode}`}
                <ShownLink uid={uid} platform={platform} url={linked.url} shown={shownUrl !== undefined} />
              </>
            )}
            {pending && <p>{`${pending.code} · @${pending.username}`}</p>}
          </>
        ) : (
          connectedAccountsText.notLinked
        )
      }
    >
      {!linked && oauth && <ConnectButton platform={oauth} />}
      {(!linked || pending) && (
        <Button
          look="outline"
          aria-label={`${pending ? connectedAccountsText.goOn : connectedAccountsText.useCode}: ${label}`}
          onClick={() => setLinking(true)}
        >
          {pending ? connectedAccountsText.goOn : connectedAccountsText.useCode}
        </Button>
      )}
      {account && <UnlinkButton account={account} />}
      {linking && (
        <Suspense fallback={null}>
          <AccountLinking
            platform={platform}
            begun={begunAccount(account)}
            onLinked={() => setLinking(false)}
            onClose={() => {
              setLinking(false);
              void renewAccounts(client);
            }}
          />
        </Suspense>
      )}
    </SettingRow>
  );
}

import { getProfile } from '@doubloon/contract/auth/operations.ts';
import { grantPlatform } from '@doubloon/contract/readings/social-grant.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import {
  issueOauthTicket,
  OAUTH_PLATFORMS,
  type OauthPlatform,
} from '@doubloon/contract/social-accounts/oauth-operations.ts';
import {
  deleteSocialAccount,
  type ListedSocialAccount,
  type SocialAccountView,
} from '@doubloon/contract/social-accounts/operations.ts';
import { updateUserProfile } from '@doubloon/contract/users/operations.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { begunAccount } from '../name-account.ts';
import { renewAccounts } from '../renew-accounts.ts';
import { openInNewTab } from '../../../shared/api/open-in-new-tab.ts';
import { gone } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { useSession } from '../../../shared/state/session.ts';
import { toastError } from '../../../shared/state/toasts.ts';
import { connectedAccountsText } from '../../../shared/text/social-accounts.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { ExternalLink } from '../../../shared/ui/buttons/external-link.tsx';
import { ConfirmDialog } from '../../../shared/ui/dialogs/confirm-dialog.tsx';
import { Checkbox } from '../../../shared/ui/forms/checkbox.tsx';
import { SettingRow } from '../../../shared/ui/forms/setting-row.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const ConnectDialog = lazyPart(async () => (await import('./connect-dialog.tsx')).ConnectDialog);
const AccountLinking = lazyPart(async () => (await import('./account-linking.tsx')).AccountLinking);

interface ConnectedAccountProps {
  uid: string;
  platform: PlatformId;
  /** Undefined when there is none, nor one that waits for its code. */
  account: ListedSocialAccount | undefined;
  shownUrl: string | undefined;
}

/** One platform: the account that is linked there, and what can be done about it. */
export function ConnectedAccount({ uid, platform, account, shownUrl }: ConnectedAccountProps) {
  const [linking, setLinking] = useState(false);
  const client = useQueryClient();
  const label = platformLabel(platform);
  const oauth = OAUTH_PLATFORMS.find((id) => id === platform);
  const linked = account?.verified ? account : undefined;
  const mayBeRead = linked && grantPlatform(platform) && !linked.reads_views;
  const pending = account?.pending;

  return (
    <SettingRow
      icon={<PlatformIcon platform={platform} />}
      name={
        <>
          {label}
          {linked && <Badge colorPalette="sea">Linked</Badge>}
          {pending && <Badge colorPalette="gold">Waiting for your code</Badge>}
        </>
      }
      text={
        linked || pending ? (
          <>
            {linked && (
              <>
                <ExternalLink href={linked.url} />
                {linked.verified_by &&
                  ` · ${linked.verified_by === 'oauth' ? 'verified by signing in' : 'verified by a code'}`}
                {linked.reads_views && ' · views are read'}
                <ShownLink uid={uid} platform={platform} url={linked.url} shown={shownUrl !== undefined} />
              </>
            )}
            {pending && <p>{`${pending.code} · @${pending.username}`}</p>}
          </>
        ) : (
          'Not linked'
        )
      }
    >
      {(!linked || mayBeRead) && oauth && <ConnectButton platform={oauth} isLinked={linked !== undefined} />}
      {(!linked || pending) && (
        <Button
          variant="outline"
          aria-label={`${pending ? 'Continue' : 'Use a code'}: ${label}`}
          onClick={() => setLinking(true)}
        >
          {pending ? 'Continue' : 'Use a code'}
        </Button>
      )}
      {account && <UnlinkButton account={account} />}
      {linking && (
        <AccountLinking
          platform={platform}
          begun={begunAccount(account)}
          onLinked={() => setLinking(false)}
          onClose={() => {
            setLinking(false);
            void renewAccounts(client);
          }}
        />
      )}
    </SettingRow>
  );
}

/** Connects an account by signing in at its platform, in a new tab; where views can be read, its person first chooses whether they are. */
function ConnectButton({ platform, isLinked }: { platform: OauthPlatform; isLinked: boolean }) {
  const [choosing, setChoosing] = useState(false);
  const connecting = useConnect(platform);
  const granted = grantPlatform(platform);
  const label = platformLabel(platform);
  return (
    <>
      <Button
        variant="outline"
        aria-label={isLinked ? `Let views be read: ${label}` : `Connect ${label}`}
        loading={connecting.isPending && !choosing}
        loadingText="Opening..."
        onClick={() => (granted ? setChoosing(true) : connecting.mutate(false))}
      >
        {isLinked ? 'Let views be read' : 'Connect'}
      </Button>
      {choosing && granted && (
        <ConnectDialog
          platform={granted}
          isLinked={isLinked}
          loading={connecting.isPending}
          onConnect={(readsViews) => connecting.mutate(readsViews, { onSettled: () => setChoosing(false) })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Leads to a platform, in a new tab, to sign in there; in this one where the browser opens none. */
function useConnect(platform: OauthPlatform) {
  const label = platformLabel(platform);
  return useMutation({
    mutationFn: async (readsViews: boolean) => {
      if (!useSession.getState().token) return toastError(connectedAccountsText.loginFirst(label));
      const body = { platform, ...(readsViews && { read_views: true }) };
      return openInNewTab(async () => (await request(issueOauthTicket, { body })).url);
    },
    meta: { failure: `Connecting ${label} could not be started. Please try again.` },
  });
}

/** Checkbox that shows a linked account to everybody; it changes at once, and back if saving fails. */
function ShownLink({ uid, platform, url, shown }: { uid: string; platform: PlatformId; url: string; shown: boolean }) {
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
      label="Show on my public profile"
      checked={wanted ?? shown}
      onChange={({ target }) => {
        if (saving.isPending) return;
        setWanted(target.checked);
        saving.mutate(target.checked);
      }}
    />
  );
}

/** Unlinks an account, after asking; ends at once the linking of one that is not linked yet. */
function UnlinkButton({ account }: { account: SocialAccountView }) {
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
  const name = verified ? 'Unlink' : 'Stop linking';
  return (
    <>
      <Button
        variant="outline"
        aria-label={`${name}: ${label}`}
        loading={unlinking.isPending && !asking}
        loadingText="Unlinking..."
        onClick={() => (verified ? setAsking(true) : unlinking.mutate())}
      >
        {name}
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Unlink your ${label} account?`}
          question="Treasures on this platform need a linked account. You can link it again, and so can its next owner."
          confirm="Unlink"
          loading={unlinking.isPending}
          loadingText="Unlinking..."
          onConfirm={() => unlinking.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

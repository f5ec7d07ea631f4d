import { PLATFORM_IDS, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/query.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { connectedAccountsText } from '../../../shared/text/connected-accounts.ts';
import { Notice } from '../../../shared/ui/notice.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SettingRows } from '../../../shared/ui/setting-row.tsx';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { hasSignIn } from '../account-problem.ts';
import { useRenewedAccounts } from '../renew-accounts.ts';
import { useReturnFromPlatform } from '../use-return-from-platform.ts';
import { AwaitedAccount } from './awaited-account.tsx';
import { ConnectedAccount } from './connected-account.tsx';

/** Those that can be connected at once first. */
const PLATFORMS = [...PLATFORM_IDS].sort((a, b) => Number(hasSignIn(b)) - Number(hasSignIn(a)));

interface ConnectedAccountsProps {
  uid: string;
  /** Addresses of the accounts that everybody sees. */
  shown: Partial<Record<PlatformId, string>>;
}

/** A person's accounts on the platforms: which are linked, which are shown, and how to link and unlink them. */
export function ConnectedAccounts({ uid, shown }: ConnectedAccountsProps) {
  const delivers = useSession((state) => state.user?.role === 'content_creator');
  const accounts = useQuery(queryOf(listSocialAccounts, {}));
  const outcome = useReturnFromPlatform();
  useRenewedAccounts();

  return (
    <SettingsSection
      title={connectedAccountsText.title}
      intro={
        delivers ? (
          <>
            {connectedAccountsText.intro} {connectedAccountsText.otherLinks}{' '}
            <TextLink to={paths.myStore}>{connectedAccountsText.otherLinksPlace}</TextLink>.
          </>
        ) : (
          connectedAccountsText.introOfOthers
        )
      }
    >
      {outcome && (
        <chakra.div marginBottom="5">
          <Notice tone={outcome.connected ? 'sea' : 'coral'} title={outcome.text}>
            {outcome.connected && <p>{connectedAccountsText.closeTab}</p>}
          </Notice>
        </chakra.div>
      )}
      <QueryView
        query={accounts}
        problem={connectedAccountsText.loadFailed}
        pending={
          <SettingRows aria-hidden>
            {PLATFORMS.map((platform) => (
              <AwaitedAccount key={platform} platform={platform} />
            ))}
          </SettingRows>
        }
      >
        {(linked) => (
          <SettingRows>
            {PLATFORMS.map((platform) => (
              <ConnectedAccount
                key={platform}
                uid={uid}
                platform={platform}
                account={linked.find((account) => account.platform === platform)}
                shownUrl={shown[platform]}
              />
            ))}
          </SettingRows>
        )}
      </QueryView>
    </SettingsSection>
  );
}

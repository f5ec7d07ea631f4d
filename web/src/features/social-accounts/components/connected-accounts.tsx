import { PLATFORM_IDS, type PlatformId, platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { connectedAccountsText, connectFailureTexts } from '../../../shared/text/social-accounts.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { QueryView, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { SettingRow, SettingRows } from '../../../shared/ui/forms/setting-row.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { hasSignIn } from '../account-problem.ts';
import { tellOtherTabs, useRenewedAccounts } from '../renew-accounts.ts';
import { ConnectedAccount } from './connected-account.tsx';
import { OAUTH_PLATFORMS, SocialFailure } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { PlatformIcon } from '../../../shared/ui/pictures/platform-icon.tsx';
import { useEffect, useState } from 'react';
import { useSearchFields } from '../../../shared/state/use-search.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';

const RETURN_FIELDS = ['social', 'platform', 'reason'];
interface Outcome {
  text: string;
  connected: boolean;
}

/** The platforms, those with a sign-in first, because they can be connected at once. */
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
      title="Social Media Links"
      intro={
        delivers ? (
          <>
            Treasures count on accounts that are shown to be yours: sign in there, or put a code on your profile. Links
            that need no proof belong to the personalization of <TextLink to={paths.myStore}>your store</TextLink>.
          </>
        ) : (
          'Show which accounts are yours: sign in there, or put a code on your profile.'
        )
      }
    >
      {outcome && (
        <chakra.div marginBottom="5">
          <Notice colorPalette={outcome.connected ? 'sea' : 'coral'} title={outcome.text}>
            {outcome.connected && <p>You can close this tab and go on where you were.</p>}
          </Notice>
        </chakra.div>
      )}
      <QueryView
        query={accounts}
        problem="Failed to load your social accounts"
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

/** One platform before it is known what is linked there: as high as one without an account, so that nothing below moves. */
function AwaitedAccount({ platform }: { platform: PlatformId }) {
  const ways = OAUTH_PLATFORMS.some((id) => id === platform) ? 2 : 1;
  return (
    <SettingRow
      icon={<PlatformIcon platform={platform} />}
      name={platformLabel(platform)}
      text={
        <chakra.span display="flex" alignItems="center" height="1lh">
          <Skeleton width="5rem" />
        </chakra.span>
      }
    >
      {Array.from({ length: ways }, (_, way) => (
        <Skeleton key={way} height="11" minWidth="7rem" flex={{ base: '1 1 auto', sm: '0 0 auto' }} />
      ))}
    </SettingRow>
  );
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
function useReturnFromPlatform(): Outcome | undefined {
  const [search, change] = useSearchFields();
  const [outcome] = useState(() => outcomeOf(search));
  const isNews = search.has('social');

  useEffect(() => {
    if (!isNews) return;
    if (outcome) (outcome.connected ? toastSuccess : toastError)(outcome.text);
    if (outcome?.connected) tellOtherTabs();
    change((fields) => RETURN_FIELDS.forEach((name) => fields.delete(name)));
  }, [isNews, outcome, change]);

  return outcome;
}

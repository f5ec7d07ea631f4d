import { OAUTH_PLATFORMS } from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { platformLabel, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { PlatformSign } from '../../../shared/ui/platform-sign.tsx';
import { SettingRow } from '../../../shared/ui/setting-row.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** One platform before it is known what is linked there: as high as one without an account, so that nothing below moves. */
export function AwaitedAccount({ platform }: { platform: PlatformId }) {
  const ways = OAUTH_PLATFORMS.some((id) => id === platform) ? 2 : 1;
  return (
    <SettingRow
      sign={<PlatformSign platform={platform} />}
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

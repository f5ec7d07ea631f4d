import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { ImagePlus } from 'lucide-react';
import { chakra, Detail, Stack } from '../../../shared/style/chakra.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { GivenAddress } from '../../../shared/ui/buttons/given-address.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { Loading, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { PicturePart } from './picture-part.tsx';

const Who = chakra('div', { base: { minWidth: '0', overflowWrap: 'anywhere', '& strong': { fontSize: 'lg' } } });
const Bio = chakra('span', { base: { fontWeight: 'normal', whiteSpace: 'pre-line' } });

/** Picture and basic information as others see them. */
export function ProfileOverview({ profile, onEdit }: { profile: OwnProfile; onEdit: () => void }) {
  const { name, username, contact, website, bio, profilePic } = profile;
  return (
    <>
      <PicturePart>
        <Avatar name={name} src={profilePic} size="16" />
        <Who>
          <strong>{name}</strong>
          {username && <Detail>@{username}</Detail>}
        </Who>
        <Button variant="outline" onClick={onEdit}>
          <ImagePlus aria-hidden />
          {profilePic ? 'Change picture' : 'Choose picture'}
        </Button>
      </PicturePart>
      <Stack gap="4">
        {(contact || website) && (
          <Facts
            long
            facts={[
              ['Contact', contact],
              ['Website', website && <GivenAddress key="website" href={website} trusted />],
            ]}
          />
        )}
        {bio && <Facts long facts={[['Bio', <Bio key="bio">{bio}</Bio>]]} />}
      </Stack>
    </>
  );
}

/** Placeholder of settings that are on their way. */
export function SettingsSkeleton() {
  return (
    <Loading gap="4">
      <Skeleton height="16" />
      <Skeleton height="10" />
      <Skeleton height="10" />
    </Loading>
  );
}

import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { ImagePlus } from 'lucide-react';
import { useId } from 'react';
import { chakra, Written } from '../../../shared/style/chakra.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { GivenAddress } from '../../../shared/ui/buttons/given-address.tsx';
import { SettingRows } from '../../../shared/ui/forms/setting-row.tsx';
import { Loading, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { ProfileRow } from './profile-row.tsx';

const PictureTitle = chakra('h3', { base: { fontFamily: 'body', lineHeight: 'inherit' } });

/** Picture and basic information as others see them. */
export function ProfileOverview({ profile, onEdit }: { profile: OwnProfile; onEdit: () => void }) {
  const { name, username, contact, website, bio, profilePic } = profile;
  const pictureId = useId();
  return (
    <SettingRows>
      <ProfileRow
        name={<PictureTitle id={pictureId}>Profile Picture</PictureTitle>}
        value={
          <chakra.section aria-labelledby={pictureId} display="flex">
            <Avatar name={name} src={profilePic} size="16" />
          </chakra.section>
        }
      >
        <Button variant="outline" onClick={onEdit}>
          <ImagePlus aria-hidden />
          {profilePic ? 'Change picture' : 'Choose picture'}
        </Button>
      </ProfileRow>
      <ProfileRow name="Name" value={name} />
      {username && <ProfileRow name="Username" value={`@${username}`} />}
      {contact && <ProfileRow name="Contact" value={contact} />}
      {website && <ProfileRow name="Website" value={<GivenAddress href={website} trusted />} />}
      {bio && <ProfileRow name="Bio" value={<Written>{bio}</Written>} />}
    </SettingRows>
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

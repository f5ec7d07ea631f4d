import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { ImagePlus } from 'lucide-react';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { chakra, Stack } from '../../../shared/style/chakra.tsx';
import { usersText } from '../../../shared/text/users.ts';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { GivenAddress } from '../../../shared/ui/buttons/given-address.tsx';
import { Facts } from '../../../shared/ui/figures/facts.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { PicturePart } from './picture-part.tsx';

const Bio = chakra('span', { base: { fontWeight: 'normal', whiteSpace: 'pre-line' } });

const HEIGHTS = ['18rem', '12rem', '34rem'];

/** Picture and basic information as others see them. */
export function ProfileOverview({ profile, onEdit }: { profile: OwnProfile; onEdit?: () => void }) {
  const { name, username, contact, website, bio, profilePic } = profile;
  return (
    <SettingsSection title="Basic Information" anchor={ANCHORS.profile} intro={usersText.basicIntro}>
      <PicturePart>
        <Avatar name={name} src={profilePic} size="16" />
        <Button variant="outline" disabled={!onEdit} onClick={onEdit}>
          <ImagePlus aria-hidden />
          {profilePic ? 'Change picture' : 'Choose picture'}
        </Button>
      </PicturePart>
      <Stack gap="4">
        <Facts
          facts={[
            ['Name', name],
            ['Username', username && `@${username}`],
            ['Contact', contact],
            ['Website', website && <GivenAddress key="website" href={website} trusted />],
          ]}
        />
        {bio && <Facts long facts={[['Bio', <Bio key="bio">{bio}</Bio>]]} />}
      </Stack>
    </SettingsSection>
  );
}

/** Placeholder of the profile's sections, of the same height, so that nothing moves when they come. */
export function ProfileSkeleton() {
  return (
    <Stack gap={{ base: '8', lg: '6' }}>
      {HEIGHTS.map((height) => (
        <chakra.div
          key={height}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '16rem minmax(0, 1fr)' }}
          gap={{ base: '3', lg: '10' }}
        >
          <Skeleton height="8" width="10rem" />
          <Skeleton style={{ height }} />
        </chakra.div>
      ))}
    </Stack>
  );
}

import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { chakra, Written } from '../../../shared/style/chakra.tsx';
import { GivenAddress } from '../../../shared/ui/buttons/given-address.tsx';
import { TextButton } from '../../../shared/ui/buttons/text-link.tsx';
import { SettingRows } from '../../../shared/ui/forms/setting-row.tsx';
import { Loading, Skeleton } from '../../../shared/ui/lists/query-view.tsx';
import { ProfileRow } from './profile-row.tsx';

/** Stands in the place of what somebody has not said. */
const NOT_SET = <chakra.span color="muted">Not set</chakra.span>;

interface ProfileOverviewProps {
  profile: OwnProfile;
  /** Opens the form, for what is missing. */
  onAdd: () => void;
}

/** The basic information as others see it, with what is missing; a profile is complete without what is optional. */
export function ProfileOverview({ profile, onAdd }: ProfileOverviewProps) {
  const { name, username, contact, website, bio, role } = profile;
  const optional = (what: string) => (
    <chakra.span color="muted">
      Optional ·{' '}
      <TextButton aria-label={`Add ${what}`} onClick={onAdd}>
        Add
      </TextButton>
    </chakra.span>
  );
  const noWebsite = role === 'content_creator' ? optional('website') : NOT_SET;
  return (
    <SettingRows>
      <ProfileRow name="Name" value={name} />
      <ProfileRow name="Username" value={username ? `@${username}` : NOT_SET} />
      <ProfileRow name="Contact" value={contact || optional('contact')} />
      <ProfileRow name="Website" value={website ? <GivenAddress href={website} trusted /> : noWebsite} />
      <ProfileRow name="Bio" value={bio ? <Written>{bio}</Written> : NOT_SET} />
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

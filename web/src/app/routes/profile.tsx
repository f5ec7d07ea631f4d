import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  NoPayoutAccount,
  PayoutAccountCard,
  PayoutAccountMark,
} from '../../features/payouts/components/payout-account-card.tsx';
import { profileQuery } from '../../features/users/api/profile-query.ts';
import { ProfileContents } from '../../features/users/components/profile-contents.tsx';
import { ProfileOverview, ProfileSkeleton } from '../../features/users/components/profile-overview.tsx';
import { useWarmUp } from '../../shared/form/use-warm-up.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession, useSession } from '../../shared/state/session.ts';
import { usersText } from '../../shared/text/users.ts';
import { Button, ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { Stack } from '../../shared/style/chakra.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';
import { QueryView, Skeleton } from '../../shared/ui/lists/query-view.tsx';
import { useEditButton } from '../../shared/ui/buttons/use-edit-button.ts';
import { useSignOut } from '../shell/use-sign-out.ts';

const loadEditor = () => import('../../features/users/components/profile-editor.tsx');
const ProfileEditor = lazy(async () => ({ default: (await loadEditor()).ProfileEditor }));
const AccountInformation = lazy(async () => ({
  default: (await import('../../features/users/components/account-information.tsx')).AccountInformation,
}));
const ConnectedAccounts = lazy(async () => ({
  default: (await import('../../features/social-accounts/components/connected-accounts.tsx')).ConnectedAccounts,
}));
const BlockedPeople = lazy(async () => ({
  default: (await import('../../features/users/components/blocked-people.tsx')).BlockedPeople,
}));
const MailChoicesSection = lazy(async () => ({
  default: (await import('../../features/users/components/mail-choices.tsx')).MailChoicesSection,
}));
const CalendarFeedSection = lazy(async () => ({
  default: (await import('../../features/users/components/calendar-feed.tsx')).CalendarFeedSection,
}));
const mails = () => import('../../features/auth/mailed-links.ts');
const proofMail = () => import('../../shared/proven-email/proof-mail.ts');

/** `/profile`: who one is here, one's accounts elsewhere, where payouts go, which mails come, the calendar of deadlines, whom one has blocked, and the account itself. */
export function ProfileRoute() {
  const user = useSession((state) => state.user);
  const profile = useQuery(profileQuery);
  const [editing, setEditing] = useState(false);
  const edit = useEditButton(editing);
  const navigate = useNavigate();
  const signOut = useSignOut();
  useEndRefusedSession(profile.error);
  useWarmUp(loadEditor);

  if (!user) return null;
  const isCreator = user.role === 'content_creator';
  return (
    <>
      <PageHeader
        title="Profile Settings"
        intro="Who you are here, where people find you, and how you are paid."
        actions={
          // There from the first, so that nothing moves once the profile has loaded.
          !editing && (
            <>
              {isCreator && (
                <ButtonLink variant="outline" to={paths.store(user.uid)}>
                  Public store
                </ButtonLink>
              )}
              <Button ref={edit} disabled={!profile.data} onClick={() => setEditing(true)}>
                {usersText.edit}
              </Button>
            </>
          )
        }
      />
      <ProfileContents payment={isCreator && <PayoutAccountMark uid={user.uid} />} />
      <QueryView query={profile} problem="Failed to load profile" pending={<ProfileSkeleton />}>
        {(shown) => (
          <Stack gap={{ base: '8', lg: '6' }}>
            {editing ? (
              <Suspense fallback={<ProfileOverview profile={shown} />}>
                <ProfileEditor profile={shown} onDone={() => setEditing(false)} />
              </Suspense>
            ) : (
              <ProfileOverview profile={shown} onEdit={() => setEditing(true)} />
            )}
            {isCreator ? <PayoutAccountCard user={user} /> : <NoPayoutAccount role={user.role} />}
            <Suspense fallback={<Skeleton height="34rem" />}>
              <ConnectedAccounts uid={user.uid} shown={shown.socialLinks} />
            </Suspense>
            <Suspense fallback={<Skeleton height="48" />}>
              <MailChoicesSection />
            </Suspense>
            {(isCreator || user.role === 'business_owner') && (
              <Suspense fallback={<Skeleton height="36" />}>
                <CalendarFeedSection />
              </Suspense>
            )}
            <Suspense fallback={<Skeleton height="20" />}>
              <BlockedPeople />
            </Suspense>
            <Suspense fallback={<Skeleton height="96" />}>
              <AccountInformation
                profile={shown}
                mailVerification={async () => (await proofMail()).askForVerification()}
                mailPasswordReset={async (email) => (await mails()).askForPasswordReset(email)}
                signOut={signOut}
                onDeleted={() => void navigate(paths.home)}
              />
            </Suspense>
          </Stack>
        )}
      </QueryView>
    </>
  );
}

/** Ends the session when the profile's answer is that the token is none any more. */
function useEndRefusedSession(error: Error | null): void {
  useEffect(() => {
    if (error && /token|unauthorized/i.test(error.message)) clearSession();
  }, [error]);
}

import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, type Location } from 'react-router-dom';
import { useProfile } from '../../features/users/api/profile-query.ts';
import { AccountInformation } from '../../features/users/components/account-information.tsx';
import { IdentityCard } from '../../features/users/components/identity-card.tsx';
import { ProfileFrame } from '../../features/users/components/profile-frame.tsx';
import { ProfileOverview, SettingsSkeleton } from '../../features/users/components/profile-overview.tsx';
import { useWarmUp } from '../../shared/form/use-warm-up.ts';
import { paths } from '../../shared/paths.ts';
import { clearSession, useSession, type SessionUser } from '../../shared/state/session.ts';
import { chakra, Stack } from '../../shared/style/chakra.tsx';
import { usersText } from '../../shared/text/users.ts';
import { Button } from '../../shared/ui/buttons/button.tsx';
import { TextLink } from '../../shared/ui/buttons/text-link.tsx';
import { useEditButton } from '../../shared/ui/buttons/use-edit-button.ts';
import { SettingsSection } from '../../shared/ui/forms/settings-section.tsx';
import { lazyPart } from '../../shared/ui/layout/lazy-part.tsx';
import { RevealTogether } from '../../shared/ui/layout/reveal-together.tsx';
import { PageHeader } from '../../shared/ui/layout/page-header.tsx';
import { QueryView } from '../../shared/ui/lists/query-view.tsx';
import { useSignOut } from '../shell/use-sign-out.ts';

const pending = <SettingsSkeleton />;

/** How others see oneself; quiet beside the button that changes it, and short enough for the line of the title on phones. */
const PublicPage = chakra(TextLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontSize: { base: 'sm', md: 'md' },
    whiteSpace: 'nowrap',
  },
});

const loadEditor = () => import('../../features/users/components/profile-editor.tsx');
const ProfileEditor = lazy(async () => ({ default: (await loadEditor()).ProfileEditor }));
const RefusedMailNotice = lazyPart(
  async () => (await import('../../features/users/components/refused-mail-notice.tsx')).RefusedMailNotice,
);
const PayoutAccountCard = lazyPart(
  async () => (await import('../../features/payouts/components/payout-account-card.tsx')).PayoutAccountCard,
  pending,
);
const NoPayoutAccount = lazyPart(
  async () => (await import('../../features/payouts/components/payout-account-card.tsx')).NoPayoutAccount,
  pending,
);
const ConnectedAccounts = lazyPart(
  async () => (await import('../../features/social-accounts/components/connected-accounts.tsx')).ConnectedAccounts,
  pending,
);
const NotificationChoices = lazyPart(
  async () => (await import('../../features/users/components/notification-choices.tsx')).NotificationChoices,
  pending,
);
const PushSection = lazyPart(
  async () => (await import('../../features/users/push/push-section.tsx')).PushSection,
  pending,
);
const CalendarFeedSection = lazyPart(
  async () => (await import('../../features/users/components/calendar-feed.tsx')).CalendarFeedSection,
);
const SecuritySettings = lazyPart(
  async () => (await import('../../features/users/components/security/security-settings.tsx')).SecuritySettings,
  pending,
);
const BlockedPeople = lazyPart(
  async () => (await import('../../features/users/components/blocked-people.tsx')).BlockedPeople,
);
const OwnData = lazyPart(async () => (await import('../../features/users/components/own-data.tsx')).OwnData, pending);

const mails = () => import('../../features/auth/mailed-links.ts');
const proofMail = () => import('../../shared/proven-email/proof-mail.ts');

/** `/profile` and below it one address for each part: who one is here, the payment account, accounts elsewhere, mails, signing in, and one's data. */
export function ProfileRoute() {
  const user = useSession((state) => state.user);
  const moved = movedTo(useLocation());
  if (moved) return <Navigate to={moved} replace />;
  return user && <ProfileScreen user={user} />;
}

/** The parts by their anchors in the one page that the profile was, to which mails have led. */
const PARTS_OF_PAGE: Readonly<Record<string, string>> = {
  '#payout-account': paths.payoutAccount,
  '#other-platforms': paths.linkedAccounts,
  '#mails': paths.mailChoices,
  '#account': paths.secondFactor,
};

/** Returns the address of a part where another address stands for it: an anchor, or that to which the payment provider sends people back. */
function movedTo({ pathname, hash, search }: Location): string | undefined {
  if (pathname !== paths.profile) return undefined;
  const fromStripe = [...new URLSearchParams(search).keys()].some((name) => name.startsWith('stripe_'));
  return fromStripe ? `${paths.payoutAccount}${search}` : PARTS_OF_PAGE[hash];
}

function ProfileScreen({ user }: { user: SessionUser }) {
  const profile = useProfile();
  const navigate = useNavigate();
  const signOut = useSignOut();
  useEndRefusedSession(profile.error);
  const isCreator = user.role === 'content_creator';
  const refusedSince = profile.data?.mailRefusedAt;
  return (
    <>
      <PageHeader
        title="Profile Settings"
        actions={
          (isCreator || user.role === 'business_owner') && (
            <PublicPage to={isCreator ? paths.store(user.uid) : paths.brand(user.uid)}>
              {isCreator ? 'Public store' : 'Public page'}
            </PublicPage>
          )
        }
      />
      <ProfileFrame>
        <Stack gap={{ base: '8', md: '10' }} minWidth="0">
          {profile.data && refusedSince && <RefusedMailNotice email={profile.data.email} since={refusedSince} />}
          <Routes>
            <Route index element={<AboutYou user={user} profile={profile} />} />
            <Route
              path="payment-account"
              element={isCreator ? <PayoutAccountCard user={user} /> : <NoPayoutAccount role={user.role} />}
            />
            <Route
              path="linked-accounts"
              element={
                <WithProfile profile={profile}>
                  {({ socialLinks }) => <ConnectedAccounts uid={user.uid} shown={socialLinks} />}
                </WithProfile>
              }
            />
            <Route
              path="notifications"
              element={
                <RevealTogether>
                  <NotificationChoices profile={profile.data} />
                  <PushSection />
                  {(isCreator || user.role === 'business_owner') && <CalendarFeedSection />}
                </RevealTogether>
              }
            />
            <Route
              path="security"
              element={
                <WithProfile profile={profile}>
                  {(shown) => (
                    <SecuritySettings
                      profile={shown}
                      mailPasswordReset={async (email) => (await mails()).askForPasswordReset(email)}
                      signOut={signOut}
                    />
                  )}
                </WithProfile>
              }
            />
            <Route
              path="data"
              element={
                <WithProfile profile={profile}>
                  {(shown) => (
                    <>
                      <OwnData profile={shown} onDeleted={() => void navigate(paths.home)} />
                      <BlockedPeople />
                    </>
                  )}
                </WithProfile>
              }
            />
            <Route path="*" element={<Navigate to={paths.profile} replace />} />
          </Routes>
        </Stack>
      </ProfileFrame>
    </>
  );
}

interface WithProfileProps {
  profile: UseQueryResult<OwnProfile>;
  children: (profile: OwnProfile) => ReactNode;
}

/** A part that shows something of the profile. */
function WithProfile({ profile, children }: WithProfileProps) {
  return (
    <QueryView query={profile} problem="Failed to load profile" pending={pending}>
      {children}
    </QueryView>
  );
}

/** Who one is here, the public part of the profile with its editor, and the account. */
function AboutYou({ user, profile }: Pick<WithProfileProps, 'profile'> & { user: SessionUser }) {
  const [editing, setEditing] = useState(false);
  const edit = useEditButton(editing);
  useWarmUp(loadEditor);
  const open = () => setEditing(true);
  const basic = (shown?: OwnProfile) => (
    <>
      <IdentityCard user={user} profile={shown} onEdit={open} />
      <SettingsSection
        title="Basic Information"
        intro={usersText.basicIntro}
        actions={
          // There from the first, so that nothing moves once the profile has loaded.
          <Button ref={edit} disabled={!shown} onClick={open}>
            {usersText.edit}
          </Button>
        }
      >
        {shown ? <ProfileOverview profile={shown} onAdd={open} /> : pending}
      </SettingsSection>
    </>
  );
  return (
    <QueryView query={profile} problem="Failed to load profile" pending={basic()}>
      {(shown) => (
        <>
          {editing ? (
            <Suspense fallback={basic()}>
              <ProfileEditor profile={shown} onDone={() => setEditing(false)} />
            </Suspense>
          ) : (
            basic(shown)
          )}
          <AccountInformation profile={shown} mailVerification={async () => (await proofMail()).askForVerification()} />
        </>
      )}
    </QueryView>
  );
}

/** Ends the session when the profile's answer is that the token is none any more. */
function useEndRefusedSession(error: Error | null): void {
  useEffect(() => {
    if (error && /token|unauthorized/i.test(error.message)) clearSession();
  }, [error]);
}

import { exportAccount } from '@doubloon/contract/account/operations.ts';
import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { VerificationRequest } from './verification-request.tsx';
import { download, keepFile } from '../../../shared/api/files/download.ts';
import { roleLabel, useSession } from '../../../shared/state/session.ts';
import { ANCHORS } from '../../../shared/state/use-arrival.ts';
import { accountText } from '../../../shared/text/users.ts';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { SettingRow, SettingRows } from '../../../shared/ui/forms/setting-row.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';

interface MailingButtonProps {
  label: string;
  /** Label once a mail was sent. */
  again: string;
  sent: string;
  failed: string;
  send: () => Promise<void>;
}

const DeleteAccountDialog = lazyPart(async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog);

const SecondFactorDialog = lazyPart(async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog);

const SessionsDialog = lazyPart(async () => (await import('./sessions-dialog.tsx')).SessionsDialog);

interface AccountInformationProps {
  profile: OwnProfile;
  /** Has a link mailed that proves the e-mail. Rejects with what went wrong. */
  mailVerification: () => Promise<void>;
  /** Has a link mailed for a new password, likewise. */
  mailPasswordReset: (email: string) => Promise<void>;
  signOut: () => void;
  /** After the account has ended. */
  onDeleted: () => void;
}

/** The account itself: e-mail, role, verification, password, second factor, data, sessions and its end. */
export function AccountInformation({ profile, ...rest }: AccountInformationProps) {
  const { mailVerification, mailPasswordReset, signOut, onDeleted } = rest;
  const { email, role, createdAt, provider } = profile;
  // The link may have been opened in another tab, which the session hears of.
  const provenSince = useSession((state) => state.user?.emailVerified === true);
  const proven = profile.emailVerified || provenSince;
  return (
    <SettingsSection
      title="Account Information"
      anchor={ANCHORS.account}
      intro="How you sign in, what we keep about you, and the way out."
    >
      <SettingRows>
        <SettingRow
          name={
            <>
              Email
              <Badge colorPalette={proven ? 'sea' : 'gold'}>{proven ? 'Verified' : 'Not verified'}</Badge>
            </>
          }
          text={
            <>
              <p>{email}</p>
              <p>
                {proven
                  ? 'Proven to be yours.'
                  : 'Open the link in the email we send you, so that nobody else can use your address.'}
              </p>
            </>
          }
        >
          {!proven && (
            <MailingButton
              label="Send verification email"
              again="Send it again"
              sent={`Verification email sent to ${email}. Open the link in it.`}
              failed="The verification email could not be sent. Please try again."
              send={mailVerification}
            />
          )}
        </SettingRow>
        <SettingRow name="Role" text={`${roleLabel(role)} (${accountText.cannotChange})`} />
        <SettingRow name="Member since" text={<DateText value={createdAt} />} />
        {(role === 'content_creator' || role === 'business_owner') && (
          <VerificationRequest profile={profile} role={role} />
        )}
        <SettingRow
          name="Password"
          text={
            provider === 'password'
              ? 'We mail you a link for choosing a new one. Afterwards every session of yours ends.'
              : 'You sign in with Google, so there is none to change here.'
          }
        >
          {provider === 'password' && (
            <MailingButton
              label="Mail me a link"
              again="Send it again"
              sent={`The link is on its way to ${email}. It works once, for one hour.`}
              failed="The link could not be sent. Please try again."
              send={() => mailPasswordReset(email)}
            />
          )}
        </SettingRow>
        <TwoStepSignIn profile={profile} />
        <DataExport uid={profile.uid} />
        <Sessions email={email} signOut={signOut} />
        <AccountDeletion profile={profile} onDeleted={onDeleted} />
      </SettingRows>
    </SettingsSection>
  );
}

/** The second factor: an authenticator app. */
function TwoStepSignIn({ profile }: { profile: OwnProfile }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow
      name="Two-step sign-in"
      text="A code from an app on your phone, besides what you sign in with now. Admins cannot work without it."
    >
      <Button variant="outline" onClick={() => setOpen(true)}>
        Two-step sign-in
      </Button>
      {open && <SecondFactorDialog profile={profile} onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}

/** Where one is signed in, and the ways to end that. */
function Sessions({ email, signOut }: { email: string; signOut: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow
      name="Sessions"
      text="See where you are signed in, and sign out there. Signing out everywhere ends this session, too."
    >
      <Button variant="outline" onClick={() => setOpen(true)}>
        Show sessions
      </Button>
      <Button variant="outline" onClick={signOut}>
        Sign out everywhere
      </Button>
      {open && <SessionsDialog email={email} onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}

/** The way out. */
function AccountDeletion({ profile, onDeleted }: { profile: OwnProfile; onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow name="Delete account" text="For good. You are shown what goes and what stays first.">
      <Button variant="dangerQuiet" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <DeleteAccountDialog profile={profile} onDeleted={onDeleted} onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Downloads everything that is kept about somebody, and says how much has come. How much there is, nobody knows before its end. */
function DataExport({ uid }: { uid: string }) {
  const [receivedBytes, setReceivedBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: () => {
      setReceivedBytes(0);
      return download(exportAccount, { params: { id: uid } }, setReceivedBytes);
    },
    meta: { success: 'Your data was downloaded', failure: 'Your data could not be downloaded. Please try again.' },
    onSuccess: keepFile,
  });
  return (
    <SettingRow
      name="Your data"
      text="One archive with everything that we keep about you, as files of JSON. Three times a day at most."
    >
      <Button
        variant="outline"
        loading={exporting.isPending}
        loadingText={receivedBytes ? `${sizeText(receivedBytes)} received...` : 'Preparing...'}
        onClick={() => exporting.mutate()}
      >
        Download my data
      </Button>
    </SettingRow>
  );
}

/** Has something mailed, and says how that went. */
function MailingButton({ label, again, sent, failed, send }: MailingButtonProps) {
  const sending = useMutation({
    mutationFn: send,
    meta: { success: sent, failure: failed },
  });
  return (
    <Button variant="outline" loading={sending.isPending} loadingText="Sending..." onClick={() => sending.mutate()}>
      {sending.isSuccess ? again : label}
    </Button>
  );
}

import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { roleLabel } from '../../../shared/state/session-user.ts';
import { useSession } from '../../../shared/state/session.ts';
import { accountText } from '../../../shared/text/users.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Button } from '../../../shared/ui/buttons/button.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { SettingRow, SettingRows } from '../../../shared/ui/forms/setting-row.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { VerificationRequest } from './verification-request.tsx';
import { lazy, Suspense, useState } from 'react';
import { exportAccount } from '@doubloon/contract/account/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { download, keepFile } from '../../../shared/api/files/download.ts';

interface MailingButtonProps {
  label: string;
  /** Label once a mail was sent. */
  again: string;
  sent: string;
  failed: string;
  send: () => Promise<void>;
}

const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

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

/** The account itself: e-mail, role, verification, password, data, sessions and its end. */
export function AccountInformation({ profile, ...rest }: AccountInformationProps) {
  const { mailVerification, mailPasswordReset, signOut, onDeleted } = rest;
  const { email, role, createdAt, provider } = profile;
  // The link may have been opened in another tab, which the session hears of.
  const provenSince = useSession((state) => state.user?.emailVerified === true);
  const proven = profile.emailVerified || provenSince;
  return (
    <SettingsSection title={accountText.title} intro={accountText.intro}>
      <SettingRows>
        <SettingRow
          name={
            <>
              {accountText.email}
              <Badge tone={proven ? 'sea' : 'gold'}>{proven ? accountText.verified : accountText.notVerified}</Badge>
            </>
          }
          text={
            <>
              <p>{email}</p>
              <p>{proven ? accountText.emailVerified : accountText.verifyAsk}</p>
            </>
          }
        >
          {!proven && (
            <MailingButton
              label={accountText.verifySend}
              again={accountText.verifyAgain}
              sent={accountText.verifySent(email)}
              failed={accountText.verifyFailed}
              send={mailVerification}
            />
          )}
        </SettingRow>
        <SettingRow name={accountText.role} text={`${roleLabel(role)} (${accountText.cannotChange})`} />
        <SettingRow name={accountText.memberSince} text={<DateText value={createdAt} />} />
        {(role === 'content_creator' || role === 'business_owner') && (
          <VerificationRequest profile={profile} role={role} />
        )}
        <SettingRow
          name={accountText.password}
          text={provider === 'password' ? accountText.passwordText : accountText.passwordGoogle}
        >
          {provider === 'password' && (
            <MailingButton
              label={accountText.passwordSend}
              again={accountText.verifyAgain}
              sent={accountText.passwordSent(email)}
              failed={accountText.passwordFailed}
              send={() => mailPasswordReset(email)}
            />
          )}
        </SettingRow>
        <DataExport uid={profile.uid} />
        <SettingRow name={accountText.sessions} text={accountText.sessionsText}>
          <Button look="outline" onClick={signOut}>
            {accountText.signOutEverywhere}
          </Button>
        </SettingRow>
        <AccountDeletion profile={profile} onDeleted={onDeleted} />
      </SettingRows>
    </SettingsSection>
  );
}

/** The way out. */
function AccountDeletion({ profile, onDeleted }: { profile: OwnProfile; onDeleted: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow name={accountText.deletion} text={accountText.deletionText}>
      <Button look="dangerQuiet" onClick={() => setOpen(true)}>
        {accountText.deletionOpen}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DeleteAccountDialog profile={profile} onDeleted={onDeleted} onClose={() => setOpen(false)} />
        </Suspense>
      )}
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
    meta: { success: accountText.downloaded, failure: accountText.downloadFailed },
    onSuccess: keepFile,
  });
  return (
    <SettingRow name={accountText.data} text={accountText.dataText}>
      <Button
        look="outline"
        busy={exporting.isPending}
        busyLabel={receivedBytes ? accountText.received(sizeText(receivedBytes)) : accountText.preparing}
        onClick={() => exporting.mutate()}
      >
        {accountText.download}
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
    <Button look="outline" busy={sending.isPending} busyLabel={accountText.sending} onClick={() => sending.mutate()}>
      {sending.isSuccess ? again : label}
    </Button>
  );
}

import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { roleLabel } from '../../../shared/state/session-user.ts';
import { useSession } from '../../../shared/state/session.ts';
import { accountText } from '../../../shared/text/account.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DateText } from '../../../shared/ui/date-text.tsx';
import { SettingRow, SettingRows } from '../../../shared/ui/setting-row.tsx';
import { SettingsSection } from '../../../shared/ui/settings-section.tsx';
import { AccountDeletion } from './account-deletion.tsx';
import { DataExport } from './data-export.tsx';
import { MailingButton } from './mailing-button.tsx';
import { VerificationRequest } from './verification-request.tsx';

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

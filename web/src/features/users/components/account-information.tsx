import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { roleLabel } from '../../../shared/state/session.ts';
import { chakra, Wrap } from '../../../shared/style/chakra.tsx';
import { accountText } from '../../../shared/text/users.ts';
import { SettingRows } from '../../../shared/ui/forms/setting-row.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { useEmailIsProven } from '../use-email-is-proven.ts';
import { MailingButton } from './mailing-button.tsx';
import { ProfileRow } from './profile-row.tsx';
import { VerificationRequest } from './verification-request.tsx';

const EmailLine = chakra(Wrap, { base: { alignItems: 'center', columnGap: '2', rowGap: '1' } });

interface AccountInformationProps {
  profile: OwnProfile;
  /** Has a link mailed that proves the e-mail. Rejects with what went wrong. */
  mailVerification: () => Promise<void>;
}

/** The account itself: e-mail, role, and the badge. */
export function AccountInformation({ profile, mailVerification }: AccountInformationProps) {
  const { email, role } = profile;
  const proven = useEmailIsProven(profile);
  return (
    <SettingsSection title="Account Information" intro="Your role and status. Only the badge is seen by others.">
      <SettingRows>
        <ProfileRow
          name="Email"
          value={
            <EmailLine>
              <span>{email}</span>
              {proven ? <Badge colorPalette="sea">Verified</Badge> : <Badge colorPalette="gold">Not verified</Badge>}
            </EmailLine>
          }
          text={!proven && 'Open the link in the email we send you, so that nobody else can use your address.'}
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
        </ProfileRow>
        <ProfileRow name="Role" value={`${roleLabel(role)} (${accountText.cannotChange})`} />
        {(role === 'content_creator' || role === 'business_owner') && (
          <VerificationRequest profile={profile} role={role} />
        )}
      </SettingRows>
    </SettingsSection>
  );
}

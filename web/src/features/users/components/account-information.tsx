import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import type { ReactNode } from 'react';
import { roleLabel, useSession } from '../../../shared/state/session.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { accountText } from '../../../shared/text/users.ts';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { SettingRow, SettingRows } from '../../../shared/ui/forms/setting-row.tsx';
import { SettingsSection } from '../../../shared/ui/forms/settings-section.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { MailingButton } from './mailing-button.tsx';
import { VerificationRequest } from './verification-request.tsx';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    minHeight: 'touch',
    paddingY: '1',
    overflowWrap: 'anywhere',
  },
});

/** A line for something that cannot be changed here: its name, and its value at the other end. */
function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row>
      <chakra.span fontWeight="semibold">{name}</chakra.span>
      <chakra.span color="muted" minWidth="0">
        {children}
      </chakra.span>
    </Row>
  );
}

interface AccountInformationProps {
  profile: OwnProfile;
  /** Has a link mailed that proves the e-mail. Rejects with what went wrong. */
  mailVerification: () => Promise<void>;
}

/** The account itself: e-mail, role, since when, and the badge. */
export function AccountInformation({ profile, mailVerification }: AccountInformationProps) {
  const { email, role, createdAt } = profile;
  // The link may have been opened in another tab, which the session hears of.
  const provenSince = useSession((state) => state.user?.emailVerified === true);
  const proven = profile.emailVerified || provenSince;
  return (
    <SettingsSection title="Account Information" intro="Your role and status. Only the badge is seen by others.">
      <SettingRows>
        {proven ? (
          <Line name="Email">
            <span>{email}</span> <Badge colorPalette="sea">Verified</Badge>
          </Line>
        ) : (
          <SettingRow
            name={
              <>
                Email
                <Badge colorPalette="gold">Not verified</Badge>
              </>
            }
            text={
              <>
                <p>{email}</p>
                <p>Open the link in the email we send you, so that nobody else can use your address.</p>
              </>
            }
          >
            <MailingButton
              label="Send verification email"
              again="Send it again"
              sent={`Verification email sent to ${email}. Open the link in it.`}
              failed="The verification email could not be sent. Please try again."
              send={mailVerification}
            />
          </SettingRow>
        )}
        <Line name="Role">{`${roleLabel(role)} (${accountText.cannotChange})`}</Line>
        <Line name="Member since">
          <DateText value={createdAt} />
        </Line>
        {(role === 'content_creator' || role === 'business_owner') && (
          <VerificationRequest profile={profile} role={role} />
        )}
      </SettingRows>
    </SettingsSection>
  );
}

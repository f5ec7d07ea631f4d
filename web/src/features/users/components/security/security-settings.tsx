import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { chakra, Stack } from '../../../../shared/style/chakra.tsx';
import { Button } from '../../../../shared/ui/buttons/button.tsx';
import { SettingRow, SettingRows } from '../../../../shared/ui/forms/setting-row.tsx';
import { SettingsSection } from '../../../../shared/ui/forms/settings-section.tsx';
import { lazyPart } from '../../../../shared/ui/layout/lazy-part.tsx';
import { Badge } from '../../../../shared/ui/marks/badge.tsx';
import { secondFactorQuery } from '../../second-factor.ts';
import { MailingButton } from '../mailing-button.tsx';

const SecondFactorDialog = lazyPart(async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog);

const SessionsDialog = lazyPart(async () => (await import('./sessions-dialog.tsx')).SessionsDialog);

/** Stands before the name of each setting. */
const Sign = chakra('span', {
  base: {
    display: 'grid',
    placeContent: 'center',
    flexShrink: '0',
    width: '10',
    height: '10',
    borderRadius: 'md',
    bg: 'chip',
    color: 'text',
  },
});
/** The buttons of all settings are as wide. */
const WIDTH = { base: 'full', sm: '12.5rem' } as const;

interface SecuritySettingsProps {
  profile: OwnProfile;
  /** Has a link mailed for a new password. Rejects with what went wrong. */
  mailPasswordReset: (email: string) => Promise<void>;
  signOut: () => void;
}

/** How somebody signs in, and where they are signed in. */
export function SecuritySettings({ profile, mailPasswordReset, signOut }: SecuritySettingsProps) {
  const { email, provider } = profile;
  return (
    <SettingsSection title="Security" intro="How you sign in, and where you are signed in now.">
      <SettingRows>
        <SettingRow
          icon={
            <Sign>
              <KeyRound size={20} aria-hidden />
            </Sign>
          }
          name="Password"
          text={
            provider === 'password'
              ? `We mail a link for choosing a new one to ${email}. You will be signed out everywhere.`
              : 'You sign in with Google, so there is none to change here.'
          }
        >
          {provider === 'password' && (
            <MailingButton
              width={WIDTH}
              label="Mail me a link"
              again="Send it again"
              sent={`The link is on its way to ${email}. It works once, for one hour.`}
              failed="The link could not be sent. Please try again."
              send={() => mailPasswordReset(email)}
            />
          )}
        </SettingRow>
        <TwoStepSignIn profile={profile} />
        <Sessions email={email} signOut={signOut} />
      </SettingRows>
    </SettingsSection>
  );
}

/** The second factor: an authenticator app. */
function TwoStepSignIn({ profile }: { profile: OwnProfile }) {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(secondFactorQuery);
  const isOn = data && data.enabled_at !== null;
  const verb = isOn === false ? 'Turn on' : 'Manage';
  return (
    <SettingRow
      icon={
        <Sign>
          <Smartphone size={20} aria-hidden />
        </Sign>
      }
      name={
        <>
          Two-step sign-in
          {data && <Badge colorPalette={isOn ? 'sea' : 'plain'}>{isOn ? 'On' : 'Off'}</Badge>}
        </>
      }
      text={`A code from an app on your phone, besides what you sign in with now.${profile.role === 'admin' ? ' Admins cannot work without it.' : ''}`}
    >
      <Button variant="outline" width={WIDTH} aria-label={`${verb} two-step sign-in`} onClick={() => setOpen(true)}>
        {verb}
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
      icon={
        <Sign>
          <MonitorSmartphone size={20} aria-hidden />
        </Sign>
      }
      name="Sessions"
      text="See where you are signed in, and sign out there. Signing out everywhere ends this session, too."
    >
      <Stack gap="2" width={{ base: 'full', sm: 'auto' }}>
        <Button variant="outline" width={WIDTH} onClick={() => setOpen(true)}>
          Show sessions
        </Button>
        <Button variant="outline" width={WIDTH} onClick={signOut}>
          Sign out everywhere
        </Button>
      </Stack>
      {open && <SessionsDialog email={email} onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}

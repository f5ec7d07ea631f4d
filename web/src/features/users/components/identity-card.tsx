import type { OwnProfile } from '@doubloon/contract/users/user.ts';
import { BadgeCheck, Camera, CircleCheck, MailCheck, MailWarning } from 'lucide-react';
import { roleLabel, type SessionUser } from '../../../shared/state/session.ts';
import { chakra, Hint, HStack, sheet, Wrap } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { TextButton, TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { DateText } from '../../../shared/ui/figures/date-text.tsx';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { profileSteps, type ProfileStep } from '../profile-steps.ts';
import { useEmailIsProven } from '../use-email-is-proven.ts';

const Sheet = chakra('div', { base: { ...sheet, overflow: 'hidden' } });
const Band = chakra('div', {
  base: { height: '4.5rem', backgroundImage: 'linear-gradient(100deg, {colors.raised}, {colors.seaWash})' },
});
const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: '4', md: '6' },
    paddingX: { base: '4', md: '6' },
    paddingBottom: '5',
  },
});
const Face = chakra('section', {
  base: {
    position: 'relative',
    alignSelf: 'start',
    display: 'flex',
    marginTop: '-10',
    borderRadius: 'full',
    bg: 'surface',
    boxShadow: '0 0 0 4px {colors.surface}',
    '& > button': {
      position: 'absolute',
      right: '-3',
      bottom: '-3',
      _hover: { bg: 'transparent' },
      '& > svg': {
        width: '8',
        height: '8',
        padding: '1.5',
        bg: 'surface',
        borderWidth: '1px',
        borderColor: 'controlLine',
        borderRadius: 'full',
      },
      '&:hover > svg': { bg: 'sunken' },
    },
  },
});
const Who = chakra('div', { base: { display: 'grid', gap: '1.5', minWidth: '0', paddingTop: '3' } });
const Name = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontFamily: 'heading',
    fontWeight: 'semibold',
    fontSize: { base: 'xl', md: '2xl' },
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: '0', color: 'seaText' },
  },
});
/** Keeps its height before there is something in it. */
const Steps = chakra('div', {
  base: { gridColumn: '1 / -1', display: 'grid', gap: '2', marginTop: '5', minHeight: '2.25rem' },
});
const StepLine = chakra(Wrap, {
  base: { columnGap: '4', justifyContent: 'space-between', fontSize: 'sm', lineHeight: 'snug' },
});

const Whole = chakra(HStack, { base: { gap: '2', fontSize: 'sm', color: 'seaText', fontWeight: 'semibold' } });

interface IdentityCardProps {
  user: SessionUser;
  /** Left out while it is on its way. */
  profile?: OwnProfile | undefined;
  /** Opens the form of the profile. */
  onEdit: () => void;
}

/** Who one is here, at a glance: face, name, role and what is proven, with how far the profile has come and its next step. */
export function IdentityCard({ user, profile, onEdit }: IdentityCardProps) {
  const proven = useEmailIsProven(profile);
  const { name, profilePic, isVerified } = profile ?? user;
  return (
    <Sheet>
      <Band aria-hidden />
      <Body>
        <Face aria-label="Profile Picture">
          <Avatar name={name} src={profilePic} size="24" />
          <IconButton label={profilePic ? 'Change picture' : 'Choose picture'} disabled={!profile} onClick={onEdit}>
            <Camera aria-hidden />
          </IconButton>
        </Face>
        <Who>
          <Name>
            {name}
            {isVerified && <BadgeCheck size={22} role="img" aria-label="Verified" />}
          </Name>
          <Wrap alignItems="center" columnGap="3" rowGap="1.5">
            <Hint>{roleLabel(user.role)}</Hint>
            {profile && (
              <Hint>
                Member since <DateText value={profile.createdAt} />
              </Hint>
            )}
            {proven ? (
              <Badge colorPalette="sea">
                <MailCheck aria-hidden />
                Email verified
              </Badge>
            ) : (
              <Badge colorPalette="coral">
                <MailWarning aria-hidden />
                Email not verified
              </Badge>
            )}
          </Wrap>
        </Who>
        <Steps>{profile && <Progress steps={profileSteps(profile, proven)} onEdit={onEdit} />}</Steps>
      </Body>
    </Sheet>
  );
}

/** How far a profile has come, and what comes next. */
function Progress({ steps, onEdit }: { steps: readonly ProfileStep[]; onEdit: () => void }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) {
    return (
      <Whole>
        <CircleCheck size={18} aria-hidden />
        Your profile is complete.
      </Whole>
    );
  }
  return (
    <>
      <ProgressBar label="How far your profile has come" percent={(100 * done) / steps.length} color="seaText" />
      <StepLine>
        <span>{`${done} of ${steps.length} steps done`}</span>
        <span>
          Next: <NextStep step={next} onEdit={onEdit} />
        </span>
      </StepLine>
    </>
  );
}

function NextStep({ step: { name, at }, onEdit }: { step: ProfileStep; onEdit: () => void }) {
  if (!at) return name;
  if (at === 'form') return <TextButton onClick={onEdit}>{name}</TextButton>;
  return <TextLink to={at.to}>{name}</TextLink>;
}

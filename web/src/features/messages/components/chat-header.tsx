import type { ChatParticipant, ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { ArrowLeft, BadgeCheck } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { paths } from '../../../shared/paths.ts';
import { roleLabel } from '../../../shared/state/session.ts';
import { chakra, Hint } from '../../../shared/style/chakra.tsx';
import { Avatar } from '../../../shared/ui/pictures/avatar.tsx';
import { ButtonLink, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { StoreLink } from '../../../shared/ui/buttons/store-link.tsx';
import { TextLink } from '../../../shared/ui/buttons/text-link.tsx';
import { formatDate } from '../../../shared/ui/figures/time.ts';

interface ChatHeaderProps {
  conversation: ConversationView;
  /** True where the loots of the two stand below or beside it. */
  withoutLoot: boolean;
  /** Since when the two work together; null where they do not. */
  since?: Date | null;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** The buttons by which one acts on the person. */
  actions?: ReactNode;
  onBack: () => void;
}

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    // On phones that of the bar in whose place it stands.
    minHeight: { base: '3.5rem', md: '4.5rem' },
    paddingX: { base: '3', lg: '5' },
    paddingY: { base: '1', md: '2' },
    flexShrink: '0',
    bg: 'surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});
/** Its arrow stands as far from the edge as all else. */
const Back = chakra(IconButton, { base: { display: { base: 'inline-flex', md: 'none' }, marginX: '-2.5' } });
const Ways = chakra('div', { base: { display: 'flex', gap: '2', flexShrink: '0', marginLeft: 'auto' } });
/** The way to their page, which their name is, too, for where there is less room. */
const Shown = chakra('div', {
  base: { display: { base: 'none', lg: 'block' }, '& > a': { paddingX: '3', fontSize: 'sm' } },
});

/** A whole date has room beside the buttons. */
const Second = chakra(Hint, { base: { fontSize: { base: 'sm', lg: 'xs' }, truncate: true } });

const Person = chakra(TextLink, {
  base: {
    color: 'text',
    textDecoration: 'none',
    truncate: true,
    paddingY: '3',
    marginY: '-3',
    _hover: { textDecoration: 'underline' },
  },
});

/** Shows whom a chat is with, since when or what about, and the way to what they show of themselves; on phones the way back to the list, in the place of the frame's bar. */
export function ChatHeader({ conversation, withoutLoot, since = null, heading, actions, onBack }: ChatHeaderProps) {
  const { participant, campaign } = conversation;
  const page = pageOf(participant);
  return (
    <Bar data-phone-head>
      <Back label="Back to conversations" onClick={onBack}>
        <ArrowLeft aria-hidden />
      </Back>
      <Avatar name={participant.name} src={participant.profilePic} size="10" />
      <chakra.div minWidth="0">
        <chakra.h2
          ref={heading}
          tabIndex={-1}
          fontSize="lg"
          display="flex"
          alignItems="center"
          gap="1.5"
          minWidth="0"
          outline="none"
        >
          {page ? (
            <Person to={page}>{participant.name}</Person>
          ) : (
            <chakra.span truncate>{participant.name}</chakra.span>
          )}
          {participant.isVerified && (
            <chakra.span color="seaText" flexShrink="0">
              <BadgeCheck size={18} aria-label="Verified" />
            </chakra.span>
          )}
        </chakra.h2>
        {campaign && !withoutLoot ? (
          <Second>
            About <TextLink to={paths.loot(campaign.id)}>{campaign.title}</TextLink>
          </Second>
        ) : (
          participant.role && (
            <Second>{since ? `Together since ${formatDate(since)}` : roleLabel(participant.role)}</Second>
          )
        )}
      </chakra.div>
      <Ways>
        {page && (
          <Shown>
            {participant.role === 'content_creator' ? (
              <StoreLink creatorId={participant.uid} />
            ) : (
              <ButtonLink variant="outline" to={page}>
                See brand
              </ButtonLink>
            )}
          </Shown>
        )}
        {actions}
      </Ways>
    </Bar>
  );
}

/** The page of a creator or of a brand; none of others. */
function pageOf({ uid, role }: ChatParticipant): string | undefined {
  if (role === 'content_creator') return paths.store(uid);
  return role === 'business_owner' ? paths.brand(uid) : undefined;
}

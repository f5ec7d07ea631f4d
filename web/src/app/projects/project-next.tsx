import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../features/deliverables/api/queries.ts';
import { nextForCreator, nextForOwner } from '../../features/deliverables/next-action.ts';
import { dependOnAccount, useOwnAccount } from '../../shared/payments/own-account.ts';
import { paths } from '../../shared/paths.ts';
import type { SessionUser } from '../../shared/state/session.ts';
import { chakra, WideWords } from '../../shared/style/chakra.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../shared/ui/marks/badge.tsx';

/** The button alone, in the line of a loot, whose place is kept; or a card. */
const Place = chakra('div', {
  base: { display: 'flex' },
  variants: {
    look: {
      line: {
        justifyContent: 'flex-end',
        flexShrink: '0',
        minWidth: { base: '4.5rem', md: '7rem' },
        minHeight: 'touch',
      },
      card: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: '3',
        padding: '4',
        bg: 'canvas',
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'lg',
        '& > a': { width: 'full' },
        '&[data-mine]': { borderColor: 'accent' },
      },
    },
  },
});
const Said = chakra('p', {
  base: { minWidth: '0' },
  variants: { look: { line: { srOnly: true }, card: { fontWeight: 'semibold', lineHeight: 'snug' } } },
});

/** The line shows by colour whose turn it is. */
const Turn = chakra('span', { variants: { look: { line: { srOnly: true }, card: {} } } });

/** Labels that say more by their last word than by their first, which is no verb. */
const BY_LAST_WORD = ['Your', 'Payment'];

/** A label of two words of which phones show one, beside the title of what it is about; both are read out. */
function ShortOnPhones({ label }: { label: string }) {
  const [first = '', last] = label.split(' ');
  if (last === undefined) return first;
  return BY_LAST_WORD.includes(first) ? (
    <span>
      <WideWords>{first}</WideWords> {last}
    </span>
  ) : (
    <span>
      {first} <WideWords>{last}</WideWords>
    </span>
  );
}

interface ProjectNextProps {
  user: Pick<SessionUser, 'uid' | 'role'>;
  conversation: Pick<ConversationView, 'participant'>;
  campaignId: string;
  look?: 'line' | 'card';
}

/** The next action of the project that a conversation is about, for the reader. */
export function ProjectNext({ user, conversation, campaignId, look = 'line' }: ProjectNextProps) {
  const { participant } = conversation;
  const isCreator = user.role === 'content_creator';
  const { data, isLoadingError } = useQuery(projectQuery(campaignId, isCreator ? user.uid : participant.uid));
  // The provider is asked for the account, so only where its state decides whose turn it is.
  const { project, treasures = [] } = data ?? {};
  const account = useOwnAccount(isCreator && dependOnAccount(project ? [project, ...treasures] : []));
  if (!data || account.isAsked)
    return (
      <Place look={look}>
        {isLoadingError && (
          <Said look={look} color="muted">
            What is next could not be loaded.
          </Said>
        )}
        {!isLoadingError && look === 'card' && <Skeleton height="24" width="full" />}
      </Place>
    );
  if (!project) {
    return (
      <Place look={look}>
        <Said look={look} color="muted">
          {isCreator ? 'You have not applied yet' : `${participant.name} has not applied yet`}
        </Said>
        <ButtonLink variant="outline" paddingX="3" fontSize="sm" to={paths.loot(campaignId)}>
          {look === 'line' ? <ShortOnPhones label="Open Loot" /> : 'Open Loot'}
        </ButtonLink>
      </Place>
    );
  }
  const next = isCreator ? nextForCreator : nextForOwner;
  const { mine, text, label, to } = next({ project, deliverables: treasures, canBePaid: account.isReady });
  return (
    <Place look={look} data-mine={mine || undefined}>
      {mine && (
        <Turn look={look}>
          <Badge colorPalette="gold">Your turn</Badge>
        </Turn>
      )}
      <Said look={look}>{text}</Said>
      <ButtonLink variant={mine ? 'gold' : 'outline'} paddingX="3" fontSize="sm" flexShrink="0" to={to}>
        {look === 'line' ? <ShortOnPhones label={label} /> : label}
      </ButtonLink>
    </Place>
  );
}

import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../features/deliverables/api/queries.ts';
import { nextForCreator, nextForOwner } from '../../features/deliverables/next-action.ts';
import { dependOnAccount, useOwnAccount } from '../../shared/payments/own-account.ts';
import { paths } from '../../shared/paths.ts';
import type { SessionUser } from '../../shared/state/session.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { Skeleton } from '../../shared/ui/lists/query-view.tsx';
import { Badge } from '../../shared/ui/marks/badge.tsx';

/** One line, as high as its button before it is known, so that the messages below do not move; or a card beside them. */
const Place = chakra('div', {
  base: { display: 'flex', borderColor: 'line', '&[data-mine]': { bg: 'raised' } },
  variants: {
    look: {
      line: {
        alignItems: 'center',
        gap: '3',
        minHeight: '3.25rem',
        paddingX: { base: '4', md: '5' },
        paddingY: '1',
        borderBottomWidth: '1px',
        '&[data-mine]': { boxShadow: 'inset 4px 0 0 {colors.accent}' },
      },
      card: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: '3',
        padding: '4',
        borderWidth: '1px',
        borderRadius: 'lg',
        '& > a': { width: 'full' },
        '&[data-mine]': { borderColor: 'accent' },
      },
    },
  },
});
const Said = chakra('p', {
  base: { minWidth: '0' },
  variants: { look: { line: { flex: '1', truncate: true, fontSize: 'sm' }, card: { fontWeight: 'semibold' } } },
});

/** Phones show by colour whose turn it is, and leave the words to what was done. */
const Turn = chakra('span', {
  variants: { look: { line: { srOnly: { base: true, md: false } }, card: { '& > *': { bg: 'surface' } } } },
});

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
          Open Loot
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
        {label}
      </ButtonLink>
    </Place>
  );
}

import type { ConversationView } from '@doubloon/contract/messaging/conversation.ts';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../features/deliverables/api/queries.ts';
import { nextForCreator, nextForOwner } from '../../features/deliverables/next-action.ts';
import { dependOnAccount, useOwnAccount } from '../../shared/payments/own-account.ts';
import { paths } from '../../shared/paths.ts';
import type { SessionUser } from '../../shared/state/session.ts';
import { chakra } from '../../shared/style/chakra.tsx';
import { ButtonLink } from '../../shared/ui/buttons/button.tsx';
import { Badge } from '../../shared/ui/marks/badge.tsx';

/** One line, as high as its button before it is known, so that the messages below do not move. */
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '3.25rem',
    paddingX: { base: '4', md: '5' },
    paddingY: '1',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '&[data-mine]': { bg: 'goldWash' },
  },
});
const Said = chakra('p', { base: { flex: '1', minWidth: '0', truncate: true, fontSize: 'sm' } });

/** Phones show by colour whose turn it is, and leave the words to what was done. */
const Turn = chakra('span', { base: { srOnly: { base: true, md: false } } });

interface ProjectNextProps {
  user: Pick<SessionUser, 'uid' | 'role'>;
  conversation: Pick<ConversationView, 'participant'>;
  campaignId: string;
}

/** The next action of the project that a conversation is about, for the reader. */
export function ProjectNext({ user, conversation: { participant }, campaignId }: ProjectNextProps) {
  const isCreator = user.role === 'content_creator';
  const { data, isLoadingError } = useQuery(projectQuery(campaignId, isCreator ? user.uid : participant.uid));
  // The provider is asked for the account, so only where its state decides whose turn it is.
  const { project, treasures = [] } = data ?? {};
  const account = useOwnAccount(isCreator && dependOnAccount(project ? [project, ...treasures] : []));
  if (!data || account.isAsked)
    return <Line data-next>{isLoadingError && <Said color="muted">What is next could not be loaded.</Said>}</Line>;
  if (!project) {
    return (
      <Line data-next>
        <Said color="muted">{isCreator ? 'You have not applied yet' : `${participant.name} has not applied yet`}</Said>
        <ButtonLink variant="outline" paddingX="3" fontSize="sm" to={paths.loot(campaignId)}>
          Open Loot
        </ButtonLink>
      </Line>
    );
  }
  const next = isCreator ? nextForCreator : nextForOwner;
  const { mine, text, label, to } = next({ project, deliverables: treasures, canBePaid: account.isReady });
  return (
    <Line data-next data-mine={mine || undefined}>
      {mine && (
        <Turn>
          <Badge colorPalette="gold">Your turn</Badge>
        </Turn>
      )}
      <Said>{text}</Said>
      <ButtonLink variant={mine ? 'gold' : 'outline'} paddingX="3" fontSize="sm" flexShrink="0" to={to}>
        {label}
      </ButtonLink>
    </Line>
  );
}

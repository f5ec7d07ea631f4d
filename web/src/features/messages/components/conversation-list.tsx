import { useInfiniteQuery } from '@tanstack/react-query';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useLocation } from 'react-router-dom';
import { movingList } from '../../../shared/motion/moving-list.tsx';
import { chakra } from '../../../shared/style/chakra.tsx';
import { EmptyState, ListSkeleton } from '../../../shared/ui/lists/query-view.tsx';
import { PagedList } from '../../../shared/ui/lists/paged-list.tsx';
import { hasWords, SearchField, useSearchWords } from '../../../shared/ui/lists/narrowing.tsx';
import { conversationsQuery } from '../api/queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../shared/ui/buttons/button.tsx';

const Rows = movingList(chakra('ul', { base: { listStyleType: 'none' } }));

interface ConversationListProps {
  uid: string;
  role: Role;
  selectedId: string | null;
  onChosen: () => void;
}

/** Somebody's conversations, latest first, narrowed to what is searched for. */
export function ConversationList({ uid, role, selectedId, onChosen }: ConversationListProps) {
  const list = useInfiniteQuery(conversationsQuery());
  const [words, setWords] = useSearchWords();
  const { search } = useLocation();
  const none = list.data?.pages.every(({ items }) => items.length === 0) && !list.hasNextPage;
  const addressOf = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('conversation', id);
    return { search: params.toString() };
  };

  if (none) return <NoConversations role={role} />;
  return (
    <chakra.div paddingBottom="6">
      {list.data && (
        <chakra.div padding="3" borderBottomWidth="1px" borderColor="line">
          <SearchField words={words} onChange={setWords} placeholder="Name, loot or words" />
        </chakra.div>
      )}
      <PagedList
        list={list}
        finds={({ participant, campaign, lastMessage }) =>
          hasWords(words, participant.name, campaign?.title ?? '', lastMessage?.text ?? '')
        }
        problem="Conversations could not be loaded"
        pending={
          <chakra.div padding="4">
            <ListSkeleton rows={5} />
          </chakra.div>
        }
        empty={
          <EmptyState
            drawing="bottle"
            title="No conversations found."
            text="None of your conversations has these words."
            as="h3"
          />
        }
      >
        {(found) => (
          <Rows aria-label="Conversations">
            {found.map((conversation) => (
              <li key={conversation.id}>
                <ConversationRow
                  uid={uid}
                  conversation={conversation}
                  to={addressOf(conversation.id)}
                  selected={conversation.id === selectedId}
                  onChosen={onChosen}
                />
              </li>
            ))}
          </Rows>
        )}
      </PagedList>
    </chakra.div>
  );
}

/** Stands where somebody has no conversations: how they come about. */
function NoConversations({ role }: { role: Role }) {
  const isOwner = role === 'business_owner';
  return (
    <EmptyState
      drawing="bottle"
      title="No conversations found."
      text={textFor(role)}
      action={
        <ButtonLink to={isOwner ? paths.applications : paths.marketplace}>
          {isOwner ? 'See applications' : 'Browse the marketplace'}
        </ButtonLink>
      }
    />
  );
}

function textFor(role: Role): string {
  if (role === 'admin') return 'When somebody writes to you, the conversation appears here.';
  return role === 'business_owner'
    ? 'Write to a creator from one of their applications or from their store, and the conversation appears here.'
    : 'Write to the owner of a loot from the loot itself, and the conversation appears here.';
}

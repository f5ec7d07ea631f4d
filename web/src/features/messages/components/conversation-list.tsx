import { useInfiniteQuery } from '@tanstack/react-query';
import type { Role } from '@doubloon/contract/shared/roles.ts';
import { useLocation } from 'react-router-dom';
import { useSearchAhead } from '../../../shared/state/use-search-ahead.ts';
import { chakra } from '../../../shared/style/chakra.tsx';
import { messagesText } from '../../../shared/text/messages.ts';
import { BottleDrawing } from '../../../shared/ui/drawings.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { LoadMore } from '../../../shared/ui/load-more.tsx';
import { QueryProblem } from '../../../shared/ui/query-problem.tsx';
import { hasWords, SearchField, useSearchWords } from '../../../shared/ui/search-field.tsx';
import { conversationsQuery } from '../api/queries.ts';
import { ConversationRow } from './conversation-row.tsx';
import { NoConversations } from './no-conversations.tsx';

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
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const found = all.filter(({ participant, campaign, lastMessage }) =>
    hasWords(words, participant.name, campaign?.title ?? '', lastMessage?.text ?? ''),
  );
  const isSearching = useSearchAhead(list, { pages: list.data?.pages.length ?? 0, found: found.length });
  const addressOf = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('conversation', id);
    return { search: params.toString() };
  };

  if (list.isPending) {
    return (
      <chakra.div padding="4">
        <ListSkeleton rows={5} />
      </chakra.div>
    );
  }
  if (!list.data) {
    return <QueryProblem title={messagesText.listFailed} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (all.length === 0 && !list.hasNextPage) return <NoConversations role={role} />;
  return (
    <>
      <chakra.div padding="3" borderBottomWidth="1px" borderColor="line">
        <SearchField words={words} onChange={setWords} placeholder={messagesText.search} />
      </chakra.div>
      {isSearching && (
        <chakra.div padding="4">
          <ListSkeleton />
        </chakra.div>
      )}
      {found.length === 0 && !isSearching && (
        <EmptyState drawing={<BottleDrawing />} title={messagesText.none} text={messagesText.noneFound} as="h3" />
      )}
      <chakra.ul listStyleType="none" aria-label={messagesText.list}>
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
      </chakra.ul>
      <chakra.div paddingBottom="6">
        <LoadMore list={list} problem={messagesText.listFailed} hidden={isSearching} />
      </chakra.div>
    </>
  );
}

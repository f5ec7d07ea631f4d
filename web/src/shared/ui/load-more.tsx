import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { chakra } from '../style/chakra.tsx';
import { Button } from './button.tsx';
import { QueryProblem } from './query-problem.tsx';

type Pages = Pick<
  UseInfiniteQueryResult<unknown>,
  'hasNextPage' | 'isPlaceholderData' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>;

interface LoadMoreProps {
  list: Pages;
  /** Said below what is there when the next page could not be loaded. */
  problem: string;
  /** The next pages are fetched without being asked for. */
  hidden?: boolean;
}

/** The next page of a list, on demand: a button, or what went wrong with a way to try again. */
export function LoadMore({ list, problem, hidden = false }: LoadMoreProps) {
  const more = () => void list.fetchNextPage();
  if (list.isFetchNextPageError && !list.isFetchingNextPage) {
    return <QueryProblem title={problem} error={list.error} onRetry={more} />;
  }
  if (!list.hasNextPage || list.isPlaceholderData || hidden) return null;
  return (
    <chakra.div display="grid" justifyItems="center" marginTop="6">
      <Button look="outline" busy={list.isFetchingNextPage} busyLabel="Loading..." onClick={more}>
        Show more
      </Button>
    </chakra.div>
  );
}

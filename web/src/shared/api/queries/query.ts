import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@doubloon/contract/shared/constants.ts';
import type { InputOf, Operation, OutputOf } from '@doubloon/contract/calls/operation.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  type InfiniteData,
  type UndefinedInitialDataInfiniteOptions,
  type UndefinedInitialDataOptions,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { request, requestPage, type ItemOf } from '../request.ts';

/** The input of any operation, of which only the page size is read here. */
type Asked = object & { readonly query?: { readonly limit?: number } };

/** Answers are kept by the first part of the operation's path (their group), its id, and what was asked; plain and paged ones apart. */
type AnswerKey = readonly [group: string, id: string, asked: { input: Asked; type: 'query' | 'pages' }];
type Cursor = string | undefined;
type QueryRest<Data, Selected> = Omit<
  UndefinedInitialDataOptions<Data, Error, Selected, AnswerKey>,
  'queryKey' | 'queryFn'
>;
type PagesRest<Item> = Omit<
  UndefinedInitialDataInfiniteOptions<Page<Item>, Error, InfiniteData<Page<Item>, Cursor>, AnswerKey, Cursor>,
  'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam' | 'select'
>;

/** Query options for a list in pages, as `pagesOf` makes them. */
export type PagesQuery<Item> = UseInfiniteQueryOptions<
  Page<Item>,
  Error,
  InfiniteData<Page<Item>, Cursor>,
  AnswerKey,
  Cursor
>;

/** The answer to a list in pages, in what screens read of it. */
export type ListPages<Item> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
  | 'data'
  | 'error'
  | 'isPending'
  | 'hasNextPage'
  | 'isPlaceholderData'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
  | 'fetchNextPage'
> & { refetch: () => unknown };

/** Asks for the same list in the largest pages, for those who read it to its end; its answers are kept apart. */
export function inLargePages<Item>(query: PagesQuery<Item>): PagesQuery<Item> {
  const [group, id, { input, type }] = query.queryKey;
  const queryKey: AnswerKey = [
    group,
    id,
    { input: { ...input, query: { ...input.query, limit: MAX_PAGE_SIZE } }, type },
  ];
  return { ...query, queryKey };
}

/** The key that all answers of an operation are kept below; with a part of its input, those to that alone. */
export function keyOf({ path, id }: Operation, input?: object) {
  const key = [path.split('/')[1] ?? '', id] as const;
  return input ? ([...key, { input }] as const) : key;
}

function answerKey({ path, id }: Operation, input: Asked, type: 'query' | 'pages'): AnswerKey {
  return [path.split('/')[1] ?? '', id, { input, type }];
}

/** Query options for an operation, for `useQuery` and the like. */
export function queryOf<Op extends Operation, Selected = OutputOf<Op>>(
  operation: Op,
  input: InputOf<Op>,
  options?: QueryRest<OutputOf<Op>, Selected>,
) {
  return queryOptions<OutputOf<Op>, Error, Selected, AnswerKey>({
    ...options,
    queryKey: answerKey(operation, input, 'query'),
    queryFn: () => request(operation, input),
  });
}

/** The list that a paged operation answers, page by page, to `useInfiniteQuery`; `DEFAULT_PAGE_SIZE` at once unless the input says otherwise. */
export function pagesOf<Op extends Operation & { readonly paged: true }>(
  operation: Op,
  input: InputOf<Op>,
  options?: PagesRest<ItemOf<Op>>,
) {
  return infiniteQueryOptions<Page<ItemOf<Op>>, Error, InfiniteData<Page<ItemOf<Op>>, Cursor>, AnswerKey, Cursor>({
    ...options,
    queryKey: answerKey(operation, input, 'pages'),
    // The input is read from the key, so that a list can be asked for in other pages under another key.
    queryFn: ({ queryKey: [, , { input: asked }], pageParam }) =>
      requestPage(operation, {
        ...(asked as InputOf<Op>),
        query: { ...asked.query, limit: asked.query?.limit ?? DEFAULT_PAGE_SIZE, cursor: pageParam },
      }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor,
  });
}

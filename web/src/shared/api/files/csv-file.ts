import { csvOf, type CsvColumn } from '@doubloon/contract/shared/csv.ts';
import { dayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { QueryClient } from '@tanstack/react-query';
import { currentTime } from '../../state/current-time.ts';
import { inLargePages, type PagesQuery } from '../queries/query.ts';
import type { DownloadedFile } from './download.ts';

/** A list as a CSV file. */
export interface CsvList<Item> {
  /** The kind of its rows, such as "loots", in the names of the file and of its button. */
  of: string;
  columns: readonly CsvColumn<Item>[];
  /** The list as the screen shows it, narrowed by the server. */
  query: PagesQuery<Item>;
}

/** The part of a list that belongs in its file, and its order there. */
export interface CsvChoice<Item> {
  /** Passes what belongs in the file; everything unless told. */
  finds?: ((item: Item) => boolean) | undefined;
  /** Compares two items in the order of the list; the order in which they are read unless told. */
  compare?: ((one: Item, other: Item) => number) | undefined;
}

/** Reads a list to its end, and returns what is chosen of it as a file. */
export async function csvFile<Item>(
  client: QueryClient,
  { of, columns, query }: CsvList<Item>,
  { finds = () => true, compare }: CsvChoice<Item> = {},
): Promise<DownloadedFile> {
  const { pages } = await client.fetchInfiniteQuery({
    ...inLargePages(query),
    pages: Infinity,
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
  const found = pages.flatMap((page) => page.items).filter((item) => finds(item));
  const items = compare ? found.toSorted(compare) : found;
  return {
    name: `${of}-${dayInSingapore(currentTime())}.csv`,
    content: new Blob([csvOf(columns, items)], { type: 'text/csv;charset=utf-8' }),
  };
}

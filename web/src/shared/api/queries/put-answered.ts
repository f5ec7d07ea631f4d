import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Listed = Record<string, unknown>;
const isRecord = (value: unknown): value is Listed => typeof value === 'object' && value !== null;

/**
 * Puts what the server has answered to a change in the place of its older self wherever it is kept below `key`: alone, in lists and in
 * lists in pages; what the answer says nothing of stays. So the screen shows it at once, before it is asked for again; what was being asked for may be older and is dropped.
 */
export async function putAnswered<Field extends string>(
  client: QueryClient,
  key: string,
  answered: Record<Field, unknown>,
  idField: Field,
): Promise<void> {
  const isIt = (kept: unknown): kept is Listed => isRecord(kept) && kept[idField] === answered[idField];
  const renewed = (kept: unknown) => (isIt(kept) ? { ...kept, ...answered } : kept);
  await change(client, [key], (kept) => (isIt(kept) ? renewed(kept) : inLists(kept, (items) => items.map(renewed))));
}

/** Shows something new before all others in the lists kept below `key`. */
export async function addAnswered<Field extends string>(
  client: QueryClient,
  key: QueryKey,
  added: Record<Field, unknown>,
  idField: Field,
): Promise<void> {
  await change(client, key, (kept) =>
    inLists(kept, (items, page) => {
      const others = without(items, idField, added[idField]);
      return page === 0 ? [added, ...others] : others;
    }),
  );
}

/** Shows what is gone in no list kept below `key` any more. */
export async function removeAnswered(client: QueryClient, key: QueryKey, idField: string, id: string): Promise<void> {
  await change(client, key, (kept) => inLists(kept, (items) => without(items, idField, id)));
}

function without(items: readonly unknown[], idField: string, id: unknown): unknown[] {
  return items.filter((item) => !(isRecord(item) && item[idField] === id));
}

async function change(client: QueryClient, queryKey: QueryKey, changed: (kept: unknown) => unknown): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueriesData({ queryKey }, changed);
  // Otherwise, a query on the screen that was never answered would wait for ever.
  void client.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.data === undefined });
}

/** Returns cached data with its list changed, or each page of an infinite query's. */
function inLists(kept: unknown, changed: (items: readonly unknown[], page: number) => unknown[]): unknown {
  if (Array.isArray(kept)) return changed(kept, 0);
  if (!isRecord(kept) || !Array.isArray(kept['pages'])) return kept;
  const pages = kept['pages'].map((page: unknown, at) =>
    isRecord(page) && Array.isArray(page['items']) ? { ...page, items: changed(page['items'], at) } : page,
  );
  return { ...kept, pages };
}

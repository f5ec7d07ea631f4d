import type { QueryClient } from '@tanstack/react-query';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Puts what the server has answered to a change in the place of its older self wherever it is kept below `key`: alone, in lists and in
 * lists in pages. So the screen shows it at once, before it is asked for again; what was being asked for may be older and is dropped.
 */
export async function putAnswered<Item extends object>(
  client: QueryClient,
  key: string,
  answered: Item,
  idField: keyof Item & string,
): Promise<void> {
  const renewed = (kept: unknown): unknown => {
    if (Array.isArray(kept)) return kept.map(renewed);
    if (!isRecord(kept)) return kept;
    if (Array.isArray(kept['pages'])) return { ...kept, pages: kept['pages'].map(renewed) };
    if (Array.isArray(kept['items'])) return { ...kept, items: kept['items'].map(renewed) };
    return kept[idField] === answered[idField] ? answered : kept;
  };
  await client.cancelQueries({ queryKey: [key] });
  client.setQueriesData({ queryKey: [key] }, renewed);
}

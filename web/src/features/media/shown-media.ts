import type { MediaView } from '@doubloon/contract/media/media.ts';
import type { Page } from '@doubloon/contract/shared/paging.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { mediaQuery } from './api/queries.ts';

type Shown = InfiniteData<Page<MediaView>, string | undefined>;

/** Changes what the gallery of a creator shows; nothing when it was not loaded yet. */
function change(client: QueryClient, creatorId: string, items: (shown: MediaView[], page: number) => MediaView[]) {
  client.setQueryData<Shown>(
    mediaQuery(creatorId).queryKey,
    (shown) => shown && { ...shown, pages: shown.pages.map((page, at) => ({ ...page, items: items(page.items, at) })) },
  );
}

/** Puts a new work before the others. */
export function prepend(client: QueryClient, work: MediaView): void {
  change(client, work.userId, (items, page) =>
    page === 0 ? [work, ...items.filter(({ id }) => id !== work.id)] : items.filter(({ id }) => id !== work.id),
  );
}

/** Shows a work as it is now. */
export function replace(client: QueryClient, work: MediaView): void {
  change(client, work.userId, (items) => items.map((item) => (item.id === work.id ? work : item)));
}

/** Shows a work no more. */
export function takeOut(client: QueryClient, { id, userId }: Pick<MediaView, 'id' | 'userId'>): void {
  change(client, userId, (items) => items.filter((item) => item.id !== id));
}

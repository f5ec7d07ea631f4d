import type { MessageView } from '@doubloon/contract/messaging/message.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import type { InfiniteData } from '@tanstack/react-query';

export type MessagePages = InfiniteData<Page<MessageView>>;

/** All messages of the pages, in the order of writing. */
export function inOrder(pages: MessagePages): MessageView[] {
  return pages.pages.flatMap(({ items }) => items).toReversed();
}

/** The number up to which everything is known; 0 when nothing is. An own message can be known before one that came just before it. */
export function knownNumber(pages: MessagePages | undefined): number {
  const newest = pages?.pages[0]?.items.toReversed() ?? [];
  let known = newest[0]?.number ?? 0;
  for (const { number } of newest) {
    if (number > known + 1) break;
    known = number;
  }
  return known;
}

/** The pages with messages added to the newest of them; those that are there already change nothing. */
export function withMessages(pages: MessagePages, fresh: readonly MessageView[]): MessagePages {
  const known = new Set(pages.pages.flatMap(({ items }) => items.map(({ id }) => id)));
  const added = fresh.filter(({ id }) => !known.has(id));
  if (added.length === 0) return pages;
  const [first = { items: [], nextCursor: null }, ...rest] = pages.pages;
  const items = [...added, ...first.items].sort((one, other) => other.number - one.number);
  return { ...pages, pages: [{ ...first, items }, ...rest] };
}

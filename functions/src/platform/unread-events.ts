import { UNREAD_EVENT_DAYS, UnreadEvent } from '@doubloon/contract/system/unread-event.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { unitOfWork } from './database/database.ts';
import { storeOf } from './database/document-store.ts';
import { UnreadableDocument } from './database/unreadable-document.ts';
import type { Dependencies } from './dependencies.ts';
import { derivedId } from './ids.ts';

export class UnreadEvents extends storeOf('unreadEvents', UnreadEvent, ({ id }) => id) {}

/** An event that a trigger works on. */
interface TriggerEvent {
  readonly id?: string;
  readonly document: string;
  readonly time?: string;
}

/** Returns the documents that could not be read if nothing else made a trigger fail; null otherwise. */
export function unreadableIn(failure: unknown): readonly UnreadableDocument[] | null {
  const causes: readonly unknown[] = failure instanceof AggregateError ? failure.errors : [failure];
  const unreadable = causes.filter((cause) => cause instanceof UnreadableDocument);
  return unreadable.length > 0 && unreadable.length === causes.length ? unreadable : null;
}

/** Keeps an event that this version cannot work on, however often it comes, and logs it. Writes 1. */
export async function keepUnread(
  deps: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  trigger: string,
  { id, document, time }: TriggerEvent,
  unreadable: readonly UnreadableDocument[],
): Promise<void> {
  const keptAt = deps.clock.now();
  const problems = unreadable.map(({ message }) => message);
  const kept: UnreadEvent = {
    id: derivedId('evt', `${trigger} ${id ?? `${document} ${time}`}`),
    trigger,
    document,
    occurredAt: time === undefined ? null : new Date(time),
    problems,
    keptAt,
    expiresAt: addDays(keptAt, UNREAD_EVENT_DAYS),
  };
  await unitOfWork(deps, (tx) => tx.unreadEvents.put(kept));
  deps.log.error({ document, problems }, 'event kept unread');
}

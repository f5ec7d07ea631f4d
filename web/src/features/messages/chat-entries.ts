import type { MessageView } from '@doubloon/contract/messaging/message.ts';
import type { Outgoing } from './outbox.ts';

/** Entry of a chat: a message, or one still being sent. */
export type ChatEntry = { key: string; at: Date } & (
  | { kind: 'message'; message: MessageView }
  | { kind: 'outgoing'; outgoing: Outgoing }
);

/** The messages in the order of writing, and after them those on their way; what has arrived stands there once. */
export function chatEntries(messages: readonly MessageView[], waiting: readonly Outgoing[]): ChatEntry[] {
  const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  return [
    // A message keeps its key when it arrives, so that it stays where it stands.
    ...messages.map((message) => ({
      kind: 'message' as const,
      key: message.clientMessageId ?? message.id,
      at: message.timestamp,
      message,
    })),
    ...waiting
      .filter(({ clientMessageId }) => !arrived.has(clientMessageId))
      .map((outgoing) => ({
        kind: 'outgoing' as const,
        key: outgoing.clientMessageId,
        at: new Date(outgoing.at),
        outgoing,
      })),
  ];
}

/** The entries of each of the visitor's days; what could not be sent for days stands with the latest. */
export function byDay(entries: readonly ChatEntry[]): { day: string; entries: ChatEntry[] }[] {
  const days: { day: string; entries: ChatEntry[] }[] = [];
  for (const entry of entries) {
    const day = entry.at.toDateString();
    const last = days.at(-1);
    const before = last?.entries.at(-1);
    if (last && (last.day === day || (before && entry.at < before.at))) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** So long after one message the next by the same person belongs to it. */
const TOGETHER_MS = 5 * 60 * 1000;

/** True where two messages were sent by one person in one go. */
export function areTogether(one: ChatEntry | undefined, next: ChatEntry | undefined): boolean {
  if (one?.kind !== 'message' || next?.kind !== 'message') return false;
  return one.message.senderId === next.message.senderId && next.at.getTime() - one.at.getTime() < TOGETHER_MS;
}

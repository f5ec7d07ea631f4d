import { Attachment } from '@doubloon/contract/messaging/attachment.ts';
import { z } from 'zod';
import { create } from 'zustand';

const STORAGE_KEY = 'loot_outbox';

const Kept = z.object({
  clientMessageId: z.string(),
  uid: z.string(),
  conversationId: z.string(),
  text: z.string(),
  attachments: z.array(Attachment),
  /** When it was sent for the first time, in milliseconds since 1970. */
  at: z.number(),
});

/** A message on its way; the server does not have it, or has not said so. */
export interface Outgoing extends z.infer<typeof Kept> {
  status: 'sending' | 'failed';
  /** Why sending the message failed, in words for people. */
  problem: string | null;
}

/** Unsent messages of this tab, oldest first. They survive a reload, after which any still being sent counts as failed. */
export const useOutbox = create<{ waiting: readonly Outgoing[] }>()(() => ({ waiting: readKept(sessionStorage) }));

/** Returns the messages stored in this tab, all as failed; none when the stored data does not have our format. */
export function readKept(storage: Storage): Outgoing[] {
  try {
    const kept = z.array(Kept).safeParse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]'));
    return (kept.data ?? []).map((message) => ({ ...message, status: 'failed', problem: null }));
  } catch {
    return [];
  }
}

/** Puts a message in, or puts it on its way again. */
export function putOutgoing(message: Omit<Outgoing, 'status' | 'problem'>): void {
  const { waiting } = useOutbox.getState();
  const outgoing: Outgoing = { ...message, status: 'sending', problem: null };
  const known = waiting.some(({ clientMessageId }) => clientMessageId === message.clientMessageId);
  change(known ? replaced(outgoing) : [...waiting, outgoing]);
}

/** Notes that a message could not be sent, and why. */
export function failOutgoing(clientMessageId: string, problem: string): void {
  const found = useOutbox.getState().waiting.find((message) => message.clientMessageId === clientMessageId);
  if (found) change(replaced({ ...found, status: 'failed', problem }));
}

/** Takes a message out: it has arrived, or is given up. */
export function removeOutgoing(clientMessageId: string): void {
  change(useOutbox.getState().waiting.filter((message) => message.clientMessageId !== clientMessageId));
}

function replaced(outgoing: Outgoing): Outgoing[] {
  const { waiting } = useOutbox.getState();
  return waiting.map((message) => (message.clientMessageId === outgoing.clientMessageId ? outgoing : message));
}

function change(waiting: readonly Outgoing[]): void {
  useOutbox.setState({ waiting });
  try {
    const kept = waiting.map(({ status: _status, problem: _problem, ...message }) => message);
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage: they are still here until the page is left.
  }
}

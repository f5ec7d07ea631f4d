import type { Message } from '@doubloon/contract/messaging/message.ts';
import { dayText } from '@doubloon/contract/shared/days.ts';
import type { AgreedConversation } from '../messaging/bank-consent.ts';

/** Longest text of all conversations together, so that it and the dates of account and loot fit into one field of the provider. */
const MAX_MESSAGES_TEXT = 10_000;
/** Characters that are kept free for the line about what is left out. */
const LEFT_OUT_TEXT = 100;

/** A moment in the time of Singapore, as it is told to a bank. */
export const moment = (at: Date) =>
  `${at.toLocaleString('en-SG', { timeZone: 'Asia/Singapore', dateStyle: 'medium', timeStyle: 'short' })} (Singapore)`;

/**
 * Returns the conversations with a payer as a bank reads them: who agreed and when, and the newest messages that fit, in their order, each in one line with its number, its
 * moment and its author. Null without conversations. Pure.
 */
export function messagesText(payerUid: string, conversations: readonly AgreedConversation[]): string | null {
  if (conversations.length === 0) return null;
  const longest = Math.floor(MAX_MESSAGES_TEXT / conversations.length) - 2;
  return conversations.map((conversation) => conversationText(payerUid, conversation, longest)).join('\n\n');
}

function conversationText(
  payerUid: string,
  { people, messageCount, messages }: AgreedConversation,
  longest: number,
): string {
  const names = new Map(
    people.map(({ uid, name }) => [uid, `${name} (${uid === payerUid ? 'the payer' : 'a creator'})`]),
  );
  const agreed = people.map(({ uid, agreedAt }) => `${names.get(uid)} on ${dayText(agreedAt)}`);
  const heading = `Messages between two people who both agreed that a bank may be shown them: ${agreed.join(', ')}.`;
  let room = longest - heading.length - LEFT_OUT_TEXT;
  const lines: string[] = [];
  for (const message of messages.toReversed()) {
    const line = `\n${messageLine(message, names.get(message.senderId) ?? '')}`;
    if (line.length > room) {
      // One that is longer than all the room is cut rather than left out: it is the latest.
      if (lines.length === 0) lines.push(`${line.slice(0, room - 1).replace(/\p{Cs}$/u, '')}…`);
      break;
    }
    room -= line.length;
    lines.unshift(line);
  }
  const leftOut = messageCount - lines.length;
  const gap = leftOut > 0 ? `\nEarlier ones are left out, because this text has a limit: ${leftOut}.` : '';
  return `${heading}${gap}${lines.join('')}`;
}

/** One message in one line, so that no text can pass for a message of the other. */
function messageLine({ number, createdAt, text, attachments }: Message, name: string): string {
  const files = attachments.length === 0 ? '' : `[${attachments.length} attached, not shown]`;
  const said = [text.replaceAll(/\s+/g, ' '), files].filter((part) => part !== '').join(' ');
  return `${number}. ${moment(createdAt)}, ${name}: ${said}`;
}

import type { Conversation } from '@doubloon/contract/messaging/conversation.ts';
import type { Message } from '@doubloon/contract/messaging/message.ts';
import { type Database, type Documents, unitOfWork } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { conversationId, getConversationOfCaller, showConversationTo } from './conversations.ts';

/**
 * Records that the caller agrees, or agrees no more, that a bank may be shown a conversation; the other's consent stays as it is. Throws `not_found` for a
 * conversation of others and without an account.
 */
export const setBankConsent: Handler<'setBankConsent'> = async ({ db, clock, caller }, { params, body }) => {
  const conversation = await unitOfWork({ db }, async (tx) => {
    const found = await getConversationOfCaller(tx, params.id, caller);
    // An identity may outlive its account, whose consent has ended with it.
    await tx.users.get(caller.uid);
    const { [caller.uid]: agreedAt, ...others } = found.bankConsents;
    if ((agreedAt !== undefined) === body.agreed) return found;
    const bankConsents = body.agreed ? { ...others, [caller.uid]: clock.now() } : others;
    tx.conversations.update(found.id, { bankConsents });
    return { ...found, bankConsents };
  });
  return showConversationTo(db, conversation, caller.uid);
};

/** A person of a conversation, and when they agreed that a bank may be shown it. */
interface Agreed {
  readonly uid: string;
  readonly name: string;
  readonly agreedAt: Date;
}

/** A conversation that both of its people agree to show to a bank. */
export interface AgreedConversation {
  readonly id: string;
  readonly people: readonly Agreed[];
  /** Number of all its messages. */
  readonly messageCount: number;
  /** The newest of its messages, the oldest of these first. */
  readonly messages: readonly Message[];
}

/** The conversations about which a bank could be told something. */
export interface BankConversations {
  /** Those that both agree to show, the one with the latest message first. */
  readonly agreed: readonly AgreedConversation[];
  /** Number of those that not both agree to show, or no longer. */
  readonly withheld: number;
}

export const NO_CONVERSATIONS: BankConversations = { agreed: [], withheld: 0 };

/** Conversations that a bank is shown at most: more would leave each of them a few lines. */
const MAX_SHOWN_CONVERSATIONS = 10;
/** Newest messages that are read of all these conversations together: more would not fit into what a bank takes. */
const MAX_SHOWN_MESSAGES = 200;

/**
 * Returns what one person has written with each of the others, as far as both agree to show it to a bank. Nothing is read of the messages of any other conversation. Reads
 * 2 per other person, and up to 210 messages.
 */
export async function findBankConversations(
  db: Database,
  uid: string,
  others: readonly string[],
): Promise<BankConversations> {
  const ids = new Set(others.filter((other) => other !== uid).map((other) => conversationId(uid, other)));
  const written = (await db.conversations.findAll([...ids])).filter(({ messageCount }) => messageCount > 0);
  const consents = await findConsents(db, written);
  const newest = written
    .filter(({ id }) => consents.has(id))
    .sort((one, other) => +other.updatedAt - +one.updatedAt)
    .slice(0, MAX_SHOWN_CONVERSATIONS);
  const limit = Math.floor(MAX_SHOWN_MESSAGES / newest.length);
  const agreed = await Promise.all(
    newest.map(async ({ id, messageCount }) => ({
      id,
      people: consents.get(id) ?? [],
      messageCount,
      messages: (await db.messages.page(id, { limit })).items.toReversed(),
    })),
  );
  return { agreed, withheld: written.length - consents.size };
}

/** Returns the same conversations without those whose people do not both agree any more. Reads up to 3 per conversation. */
export async function withoutWithdrawn(
  documents: Documents,
  { agreed, withheld }: BankConversations,
): Promise<BankConversations> {
  const consents = await findConsents(documents, await documents.conversations.findAll(agreed.map(({ id }) => id)));
  const still = agreed.filter(({ id }) => consents.has(id));
  return { agreed: still, withheld: withheld + agreed.length - still.length };
}

/** Returns both people of each conversation to which both agree, by its id. The end of an account takes its consents back at once. Reads up to 2 per conversation. */
async function findConsents(
  documents: Documents,
  conversations: readonly Conversation[],
): Promise<ReadonlyMap<string, readonly Agreed[]>> {
  const asked = conversations.filter(({ participantIds, bankConsents }) =>
    participantIds.every((uid) => uid in bankConsents),
  );
  const users = await documents.users.findMap(asked.flatMap(({ participantIds }) => participantIds));
  const consents = new Map<string, readonly Agreed[]>();
  for (const { id, participantIds, bankConsents } of asked) {
    const people = participantIds.flatMap((uid) => {
      const [user, agreedAt] = [users.get(uid), bankConsents[uid]];
      return user && agreedAt ? [{ uid, name: user.name, agreedAt }] : [];
    });
    if (people.length === participantIds.length) consents.set(id, people);
  }
  return consents;
}

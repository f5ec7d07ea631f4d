import { sendMessage, startConversation } from '@doubloon/contract/messaging/operations.ts';
import type { MessageView } from '@doubloon/contract/messaging/message.ts';
import type { DocumentReference } from 'firebase-admin/firestore';
import { onConversationWritten, onReadMarkWritten } from '../../../functions/src/triggers.ts';
import type { WrittenEvent } from '../../../functions/src/platform/projections/projection.ts';
import { deps, succeed } from '../api.ts';
import { createPerson } from './people.ts';
import type { Person } from './person.ts';

/** A business owner and a creator in a conversation, and its id. */
export interface Pair {
  readonly ada: Person;
  readonly cy: Person;
  readonly id: string;
}

export async function pairInConversation(): Promise<Pair> {
  const ada = await createPerson('business_owner');
  const cy = await createPerson('content_creator');
  const { id } = await succeed(startConversation, { body: { otherUserId: cy.uid } }, ada);
  return { ada, cy, id };
}

/** Sends a text, which must succeed. */
export function say(id: string, person: Person, text: string): Promise<MessageView> {
  return succeed(sendMessage, { params: { id }, body: { text, attachments: [] } }, person);
}

/** Returns the event that `ref` was written, with the document as it is now; events can be delivered late. */
export async function writtenEvent(ref: DocumentReference): Promise<WrittenEvent> {
  const after = await ref.get();
  return { document: ref.path, params: { id: ref.id }, data: { before: after, after } } as unknown as WrittenEvent;
}

/** Runs the triggers of a conversation's documents, as the platform does some time after each write. */
export async function runConversationTriggers({ id, ada, cy }: Pair): Promise<void> {
  const { db } = deps();
  for (const { uid } of [ada, cy]) {
    await onReadMarkWritten.run(await writtenEvent(db.firestore.doc(`readMarks/${id}__${uid}`)));
  }
  await onConversationWritten.run(await writtenEvent(db.firestore.doc(`conversations/${id}`)));
}

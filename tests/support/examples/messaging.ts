import { deleteDraft, listDrafts, saveDraft } from '@doubloon/contract/drafts/operations.ts';
import {
  deleteMessageFile,
  getChatPartner,
  getConversation,
  getUnreadCount,
  listConversations,
  listMessages,
  markConversationRead,
  sendMessage,
  setBankConsent,
  startConversation,
  uploadMessageFile,
} from '@doubloon/contract/messaging/operations.ts';
import { updatePresence } from '@doubloon/contract/presence/operations.ts';
import { succeed } from '../api.ts';
import { pairInConversation, say } from '../given/conversations.ts';
import { createPerson } from '../given/people.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');

export const messagingExamples = [
  example(startConversation, async () => ({
    input: { body: { otherUserId: (await creator()).uid } },
    person: await createPerson('business_owner'),
  })),
  example(listConversations, async () => ({ input: { query: {} }, person: (await pairInConversation()).ada })),
  example(getConversation, async () => {
    const { ada, id } = await pairInConversation();
    return { input: { params: { id } }, person: ada };
  }),
  example(sendMessage, async () => {
    const { ada, id } = await pairInConversation();
    return { input: { params: { id }, body: { text: 'Ahoy', attachments: [] } }, person: ada };
  }),
  example(listMessages, async () => {
    const { ada, cy, id } = await pairInConversation();
    await say(id, cy, 'Ahoy');
    return { input: { params: { id }, query: {} }, person: ada };
  }),
  example(markConversationRead, async () => {
    const { ada, cy, id } = await pairInConversation();
    await say(id, cy, 'Ahoy');
    return { input: { params: { id }, body: { readCount: 1 } }, person: ada };
  }),
  example(setBankConsent, async () => {
    const { ada, id } = await pairInConversation();
    return { input: { params: { id }, body: { agreed: true } }, person: ada };
  }),
  example(getChatPartner, async () => ({
    input: { params: { id: (await castMember('business_owner')).uid } },
    person: await creator(),
  })),
  example(getUnreadCount, async () => {
    const person = await creator();
    return { input: { params: { id: person.uid } }, person };
  }),
  example(deleteMessageFile, async () => {
    const { ada, id } = await pairInConversation();
    const file = { name: 'notes.txt', type: 'text/plain', bytes: Buffer.from('Ahoy') };
    const { storagePath } = await succeed(uploadMessageFile, { body: { chatId: id } }, ada, [file]);
    return { input: { body: { storagePath } }, person: ada };
  }),
];

export const draftExamples = [
  example(listDrafts, async () => ({ input: {}, person: await creator() })),
  example(saveDraft, async () => ({
    input: { params: { key: 'loot' }, body: { text: 'A title' } },
    person: await createPerson('content_creator'),
  })),
  example(deleteDraft, async () => ({ input: { params: { key: 'loot' } }, person: await creator() })),
];

export const presenceExamples = [example(updatePresence, async () => ({ input: {}, person: await creator() }))];

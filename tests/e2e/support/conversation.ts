import { sendMessage, startConversation } from '@doubloon/contract/messaging/operations.ts';
import type { Page } from '@playwright/test';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import { newcomer, type Person } from './people.ts';

export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send' });
export const messageLog = (page: Page) => page.getByRole('log');
export const said = (page: Page, text: string) => messageLog(page).getByRole('listitem').filter({ hasText: text });
export const conversationList = (page: Page) => page.getByRole('list', { name: 'Conversations' });
export const attachedFiles = (page: Page) => page.getByRole('list', { name: 'Attached files' });

/** An owner and a creator who can talk to each other, and what they have said already, in turns. */
export async function inConversation(api: DemoApi, ...texts: string[]) {
  const owner = await api.signUp(newcomer('business_owner'));
  const creator = await api.signUp(newcomer('content_creator'));
  const { id } = await api.call(startConversation, { body: { otherUserId: creator.uid } }, owner);
  const say = (person: Person, text: string) =>
    api.call(sendMessage, { params: { id }, body: { text, attachments: [] } }, person);
  for (const [index, text] of texts.entries()) await say(index % 2 === 0 ? owner : creator, text);
  return { owner, creator, id, say };
}

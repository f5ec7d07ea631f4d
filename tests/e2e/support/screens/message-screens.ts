import type { Page } from '@playwright/test';
import type { Screen } from './listed-screen.ts';

async function openChat(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  await page.getByRole('log').getByText('Got it.').waitFor();
}

/** Where people talk. */
export const MESSAGE_SCREENS: readonly Screen[] = [
  { name: 'conversations', as: 'owner', path: '/messages', shows: 'Got it.' },
  { name: 'chat', as: 'creator', path: '/messages', shows: 'Is Thursday at six too early?', open: openChat },
  {
    name: 'consent to show a conversation to a bank',
    as: 'creator',
    path: '/messages',
    shows: 'has not agreed',
    open: async (page) => {
      await openChat(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('button', { name: 'If a payment is disputed' }).click();
    },
  },
  {
    name: 'message with files',
    as: 'creator',
    path: '/messages',
    shows: 'notes.txt',
    open: async (page) => {
      await openChat(page);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Wet, but dry.') });
      await page.getByRole('button', { name: 'Remove notes.txt' }).waitFor();
    },
  },
  {
    name: 'missing conversation',
    as: 'newOwner',
    path: '/messages?conversation=cnv_nothing',
    shows: 'Conversation not found',
  },
  { name: 'no conversations', as: 'newCreator', path: '/messages', shows: 'No conversations found.' },
];

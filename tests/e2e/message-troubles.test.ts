import type { MessageView } from '@doubloon/contract/messaging/message.ts';
import { expect, test } from './support/fixtures.ts';
import {
  attachedFiles,
  conversationList,
  inConversation,
  messageField,
  messageLog,
  said,
  sendButton,
} from './support/conversation.ts';
import { newcomer } from './support/people.ts';
import { expectToast } from './support/toasts.ts';

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('Files go along with their progress; what fails is tried again or left out', async ({
  api,
  openAs,
  complaints,
}) => {
  complaints.expect(/status of 503/, 'an upload fails at first');
  const { owner, creator, id } = await inConversation(api, 'Send me the frame, please.');
  const page = await openAs(creator);
  await page.goto(`/messages?conversation=${id}`);
  await expect(said(page, 'Send me the frame')).toBeVisible();
  let refused = 0;
  await page.route('**/api/messaging/upload-file', async (route) => {
    refused += 1;
    if (refused === 1) await route.fulfill({ status: 503, json: { message: 'The storage rests' } });
    else await route.fallback();
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'frame.png', mimeType: 'image/png', buffer: ONE_PIXEL },
    { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') },
  ]);
  await expectToast(page, 'Some files were too large. Maximum file size is 10MB.');
  await expectToast(page, 'File type not supported.');
  await expect(attachedFiles(page).getByRole('alert')).toHaveText('The storage rests');
  await sendButton(page).click();
  await expect(page.getByText('Upload the failed files again, or remove them.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload frame.png again' }).click();
  await expect(page.getByRole('button', { name: 'Remove frame.png' })).toBeVisible();
  // Uploaded attachments survive a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove frame.png' })).toBeVisible();

  // Dropped anywhere on the chat, and left out again.
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['One more'], 'notes.txt', { type: 'text/plain' }));
    return transfer;
  });
  await messageLog(page).dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByRole('button', { name: 'Remove notes.txt' }).click();
  await expect(attachedFiles(page).getByRole('listitem')).toHaveCount(1);

  await sendButton(page).click();
  await expect(messageLog(page).getByRole('link', { name: /^Download frame\.png \d+ Bytes$/ })).toBeVisible();
  await expect(attachedFiles(page)).toHaveCount(0);

  const other = await openAs(owner);
  await other.goto(`/messages?conversation=${id}`);
  await other.getByRole('button', { name: 'Enlarge frame.png' }).click();
  await expect(other.getByRole('dialog', { name: 'frame.png' }).getByRole('img')).toBeVisible();
});

test('What cannot be sent stays with its reason and is sent once; what was begun is kept', async ({
  api,
  openAs,
  complaints,
}) => {
  complaints.expect(/status of 503|ERR_FAILED/, 'sending fails at first');
  const { creator, id } = await inConversation(api, 'Ahoy!');
  const page = await openAs(creator);
  await page.goto(`/messages?conversation=${id}`);
  await expect(said(page, 'Ahoy!')).toBeVisible();
  const address = '**/api/messaging/conversations/*/messages';
  let attempts = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    attempts += 1;
    if (attempts === 1) return route.fulfill({ status: 503, json: { message: 'The mail bag is full' } });
    // It arrives, and nobody hears of it.
    if (attempts === 2) await route.fetch();
    return attempts === 2 ? route.abort() : route.fallback();
  });
  await messageField(page).focus();
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  const mine = said(page, 'second line');
  await expect(mine.getByText('The mail bag is full')).toBeVisible();
  await page.reload();
  await expect(mine.getByText('Not sent. Please try again.')).toBeVisible();
  await mine.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => attempts).toBe(2);
  await expect(mine.getByRole('img', { name: 'Not read' })).toBeVisible();
  await expect(mine).toHaveCount(1);

  await messageField(page).fill('Not finished yet');
  await page.reload();
  await expect(messageField(page)).toHaveValue('Not finished yet');
  await page.goto('/messages');
  await conversationList(page).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(messageField(page)).toBeFocused();
  await expect(messageField(page)).toHaveValue('Not finished yet');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Not finished yet').getByRole('img', { name: 'Not read' })).toBeVisible();
});

test('Long conversations are paged upwards, keep their place and tell of what is new', async ({
  api,
  openAs,
  complaints,
}) => {
  const texts = Array.from({ length: 45 }, (_, n) => `No. ${n + 1}.`);
  const { owner, creator, id, say } = await inConversation(api, ...texts);
  const page = await openAs(owner);
  const address = /\/api\/messaging\/conversations\/[^/]+\/messages/;
  complaints.expect(/status of 503/, 'the first answer fails');
  await page.route(address, (route) => route.fulfill({ status: 503, json: { message: 'The server rests' } }));
  await page.goto(`/messages?conversation=${id}`);
  await expect(page.getByText('Messages could not be loaded')).toBeVisible();
  await page.unroute(address);
  // A slow answer, with the oldest loaded message as from yesterday.
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const messages = (await answer.json()) as (Omit<MessageView, 'timestamp'> & { timestamp: string })[];
    const yesterday = new Date(Date.now() - 30 * 3_600_000).toISOString();
    const json = messages.map((one) => (one.number <= 20 ? { ...one, timestamp: yesterday } : one));
    await route.fulfill({ response: answer, json });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(said(page, 'No. 45.')).toBeInViewport();
  await expect(said(page, 'No. 16.')).toContainText('Yesterday');
  await expect(said(page, 'No. 15.')).toHaveCount(0);

  await said(page, 'No. 16.').scrollIntoViewIfNeeded();
  await expect(said(page, 'No. 1.')).toHaveCount(1);
  await expect(said(page, 'No. 16.')).toBeInViewport();
  await say(creator, 'Something new.');
  const indicator = page.getByRole('button', { name: '1 new message' });
  await expect(indicator).toBeVisible();
  await expect(said(page, 'Something new.')).not.toBeInViewport();
  await indicator.click();
  await expect(said(page, 'Something new.')).toBeInViewport();
  await expect(indicator).toHaveCount(0);
});

test('Who has no conversations reads where they begin, and one of others is not found', async ({
  api,
  openAs,
  complaints,
}) => {
  complaints.expect(/status of 404/, 'a conversation of others');
  const { id } = await inConversation(api);
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  await page.goto(`/messages?conversation=${id}`);
  await expect(page.getByText('Conversation not found')).toBeVisible();
  await page.goto('/messages');
  await expect(page.getByText('No conversations found.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Browse the marketplace' }).click();
  await expect(page).toHaveURL('/marketplace');
});

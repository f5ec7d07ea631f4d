import { expect, test } from './support/fixtures.ts';
import {
  conversationList,
  inConversation,
  messageField,
  messageLog,
  said,
  sendButton,
} from './support/conversation.ts';
import { approvedCreator, paidLoot } from './support/given.ts';
import { expectNothingAsked, listenAt } from './support/listeners-on-the-wire.ts';
import type { Person } from './support/people.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test('Two people talk without a reload while nothing is polled', async ({ api, openVisitor }) => {
  const { owner, creator, id } = await inConversation(api, 'Is Thursday at six too early?');
  const open = async (person: Person) => {
    const page = await openVisitor();
    await listenAt(page, person, `/messages?conversation=${id}`);
    await expect(said(page, 'Is Thursday at six too early?')).toBeVisible();
    return page;
  };
  const mine = await open(owner);
  const theirs = await open(creator);
  await expect(
    said(mine, 'Is Thursday at six too early?').getByRole('img', { name: 'Read', exact: true }),
  ).toBeVisible();

  await messageField(theirs).fill('Six is when the light is good.');
  await messageField(theirs).press('Enter');
  await expect(said(mine, 'Six is when the light is good.')).toBeVisible();
  await expect(said(theirs, 'Six is when').getByRole('img', { name: 'Read', exact: true })).toBeVisible();
  await expect(messageField(theirs)).toHaveValue('');

  // Longer than two rounds of the polling that the documents know.
  await expectNothingAsked(mine, /\/api\/messaging\//);

  await messageField(mine).fill('See you there.');
  await messageField(mine).press('Enter');
  await expect(said(theirs, 'See you there.')).toBeVisible();
});

test('Both agree in the menu that a bank may be shown their conversation, and see how the other stands', async ({
  api,
  openAs,
}) => {
  const { owner, creator, id } = await inConversation(api, 'The post is online.');
  const open = async (person: Person, options = {}) => {
    const page = await openAs(person, options);
    await page.goto(`/messages?conversation=${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'If a payment is disputed' }).click();
    return { page, dialog: page.getByRole('dialog', { name: 'If a payment is disputed' }) };
  };
  const mine = await open(owner);
  await expect(mine.dialog.getByText(`${creator.name} has not agreed.`)).toBeVisible();
  const theirs = await open(creator, PHONE);
  await theirs.dialog.getByRole('checkbox').check();
  await expect(mine.dialog.getByText(`${creator.name} has agreed.`)).toBeVisible();
  await mine.dialog.getByRole('checkbox').check();
  await expect(theirs.dialog.getByText(`${owner.name} has agreed.`)).toBeVisible();
  await mine.dialog.getByRole('checkbox').uncheck();
  await expect(theirs.dialog.getByText(`${owner.name} has not agreed.`)).toBeVisible();
});

test('A conversation begins at a loot, names it, and is answered from a phone', async ({ api, story, openAs }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  const page = await openAs(creator);
  await page.goto(`/loot/${campaignId}`);
  await page.getByRole('link', { name: 'Message owner' }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=cnv_/);
  await expect(page.getByText(`Nothing was said yet. Say hello to ${owner.name}.`)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 1000 });
  // The documents' 600 px at least, and all that the window has besides.
  const { height = 0 } = (await messageLog(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(800);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1000);
  await expect(page.getByRole('link', { name: title }).last()).toHaveAttribute('href', `/loot/${campaignId}`);
  await expect(sendButton(page)).toBeDisabled();
  await messageField(page).fill('   ');
  await expect(sendButton(page)).toBeDisabled();
  await messageField(page).fill('  May I film at night?  ');
  await sendButton(page).click();
  await expect(said(page, 'May I film at night?').getByRole('img', { name: 'Not read' })).toBeVisible();
  await page.goto(`/my-approved-projects/${applicationId}`);
  await page.getByRole('link', { name: 'Message owner' }).click();
  await expect(said(page, 'May I film at night?')).toBeVisible();

  const phone = await openAs(owner, PHONE);
  await phone.goto('/messages');
  const one = conversationList(phone).getByRole('link', { name: creator.name });
  await expect(one).toContainText('1 unread message');
  await one.click();
  await expect(phone.getByRole('heading', { name: creator.name })).toBeFocused();
  await expect(conversationList(phone)).toBeHidden();
  await expect(phone.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await messageField(phone).fill('Night is fine.');
  await sendButton(phone).click();
  await expect(said(phone, 'Night is fine.')).toBeVisible();
  await phone.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(phone.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(one).toContainText('You: Night is fine.');
  await expect(one).not.toContainText('unread');
  await expect(messageLog(phone)).toHaveCount(0);
  await phone.getByLabel('Search').fill('nobody at all');
  await expect(phone.getByText('No conversations found.')).toBeVisible();
  await expect(phone).toHaveURL(/q=nobody/);
});

import { expect, test } from '../support/fixtures.ts';
import { paidLoot } from '../support/given.ts';
import { newcomer } from '../support/people.ts';
import { expectToast } from '../support/toasts.ts';

const QUESTION = 'May the tea be iced?';
const ANSWER = 'As cold as you like.';

test('A creator asks about a loot, its owner answers from the notification, and everybody reads both', async ({
  api,
  story,
  openAs,
  openVisitor,
}) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const creator = await api.signUp(newcomer('content_creator'));

  const asking = await openAs(creator, { viewport: { width: 390, height: 844 } });
  await asking.goto(`/loot/${campaignId}`);
  await asking.getByRole('button', { name: 'Ask a question' }).click();
  const form = asking.getByRole('dialog', { name: `Ask ${owner.name}` });
  await form.getByLabel('Question').fill(QUESTION);
  await form.getByRole('button', { name: 'Send Question' }).click();
  await expectToast(asking, 'Your question was sent!');
  const own = asking.getByRole('article', { name: `Question by ${creator.name}` });
  await expect(own).toContainText('Not answered yet');

  const visitor = await openVisitor();
  await visitor.goto(`/loot/${campaignId}`);
  await expect(visitor.getByText('Nobody has asked anything yet.')).toBeVisible();

  const page = await openAs(owner);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('link', { name: `${creator.name} asked you a question about “${title}”.` }).click();
  await expect(page.getByRole('tab', { name: 'Questions 1 waiting' })).toHaveAttribute('aria-selected', 'true');
  const answering = page.getByRole('dialog', { name: 'Answer this question' });
  await expect(answering).toContainText(QUESTION);
  await answering.getByLabel('Answer').fill(ANSWER);
  await answering.getByRole('button', { name: 'Publish Answer' }).click();
  await expectToast(page, 'Answer published!');
  await expect(page.getByRole('region', { name: 'Waiting for your answer' })).toContainText('Everything is answered.');
  await expect(page.getByRole('region', { name: 'Answered' })).toContainText(ANSWER);
  await expect(page.getByRole('tab', { name: 'Questions', exact: true })).toBeVisible();

  await asking.goto('/dashboard');
  await asking.getByRole('button', { name: 'Notifications, 1 unread notification' }).click();
  await asking.getByRole('link', { name: `Your question about “${title}” was answered.` }).click();
  await expect(own).toBeFocused();
  await expect(own).toContainText(ANSWER);

  await visitor.reload();
  const shown = visitor.getByRole('article', { name: /^Question by/ });
  await expect(shown).toContainText(ANSWER);
  await expect(shown.getByRole('link', { name: creator.name })).toHaveAttribute('href', `/store/${creator.uid}`);
});

import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listDrafts } from '@doubloon/contract/drafts/operations.ts';
import type { Page } from '@playwright/test';
import { picture, sampleFiles, type SampleFile } from '../../functions/testing/sample-files.ts';
import { expect, test } from './support/fixtures.ts';
import { newcomer, uniqueWord } from './support/people.ts';
import { describeLoot } from './support/journey-steps.ts';
import { fact } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

const fileOf = ({ name, type, bytes }: SampleFile) => ({ name, mimeType: type, buffer: Buffer.from(bytes) });

test('What is chosen keeps its colour under the pointer, its width, and what was typed for it', async ({
  api,
  openAs,
}) => {
  const page = await openAs(await api.signUp(newcomer('business_owner')));
  await page.goto('/create-loot');
  await page.getByLabel('Creator slots').fill('7');
  const chip = page.locator('label', { hasText: 'Pay per view' });
  const look = async () => ({
    width: (await chip.boundingBox())?.width,
    colour: await chip.evaluate((element) => getComputedStyle(element).backgroundColor),
  });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator('label', { hasText: 'Share the budget' }).click();
    await expect(page.getByLabel('Creator slots')).toHaveValue('7');
    const before = await look();
    await chip.click();
    const hovered = await look();
    await page.mouse.move(0, 0);
    const chosen = await look();
    expect(hovered).toEqual(chosen);
    expect(chosen.width).toBe(before.width);
    expect(chosen.colour).not.toBe(before.colour);
  }
});

test('An owner describes a loot, goes back from the checkout to the filled form, and pays', async ({
  api,
  openAs,
  complaints,
}) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const page = await openAs(owner);
  const title = `Kopi ${uniqueWord()}`;
  const drafts = () => api.call(listDrafts, {}, owner);
  await page.goto('/create-loot');
  await describeLoot(page, title);
  await expect(fact(page, 'Lowest in all')).toContainText('SGD 210.00');
  await expect(fact(page, 'Highest in all')).toContainText('SGD 270.00');
  await page.getByText('Every step as a table').click();
  await expect(page.getByRole('row', { name: '0 70% SGD 105.00' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Street food' })).toBeVisible();
  await expect(fact(page, 'Total payable')).toHaveText('SGD 315.00');
  await expect.poll(async () => (await drafts()).length, 'the draft is kept at the server').toBe(1);

  complaints.expect(/status of 402/, 'the form asks whether it was paid for');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('link', { name: 'Back to Doubloon' }).click();
  await expect(page.getByText('The payment was cancelled and nothing was charged.')).toBeVisible();
  await expect(page).toHaveURL('/create-loot');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('button', { name: 'Remove Street food' })).toBeVisible();

  const phone = await openAs(owner);
  await phone.goto('/create-loot');
  await expect(phone.getByText('Your draft is back, as you left it.')).toBeVisible();
  await expect(phone.getByLabel('Title')).toHaveValue(title);

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay S$315.00' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  await expect(fact(page, 'Total paid')).toHaveText('SGD 315.00');
  await expect.poll(async () => (await drafts()).length, 'what is paid for is no draft any more').toBe(0);
  await page.getByRole('link', { name: 'Create Another Loot' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('A cover and a file that are chosen before the payment go up after it, and the page is shown before', async ({
  api,
  openAs,
}) => {
  const page = await openAs(await api.signUp(newcomer('business_owner')));
  await page.goto('/create-loot');
  await describeLoot(page, `Kopi ${uniqueWord()}`);
  await page.getByText('Add a cover, files and example posts').click();
  await page.getByLabel('Example post 1', { exact: true }).fill('youtu.be/dQw4w9WgXcQ');
  const { pdf } = await sampleFiles();
  if (!pdf) throw new Error('There is no sample of a PDF');
  const files = page.locator('input[type=file]');
  await files.nth(1).setInputFiles(fileOf(await picture(64, 32)));
  await files.nth(0).setInputFiles(fileOf(pdf));
  await expect(page.getByRole('button', { name: 'Remove cover' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: /^paper.pdf/ })).toBeVisible();

  await page.getByRole('button', { name: 'Preview the page' }).click();
  const preview = page.getByRole('dialog', { name: 'What creators will see' });
  await expect(preview.getByRole('region', { name: 'Files' }).getByRole('link', { name: /^paper.pdf/ })).toBeVisible();
  await expect(preview.getByRole('link', { name: /youtu\.be/ })).toHaveAttribute(
    'href',
    'https://youtu.be/dQw4w9WgXcQ',
  );
  await preview.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Pay S$315.00' }).click();
  await expectToast(page, 'Cover and files saved');
});

test('Back from the payment page and on again: the page that was left takes no second payment', async ({
  api,
  openAs,
  complaints,
}) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const page = await openAs(owner);
  complaints.expect(/status of 402/, 'the form asks whether it was paid for');
  complaints.expect(/status of 410/, 'the payment page that was left has expired');
  const pay = (at: Page) => at.getByRole('button', { name: 'Pay S$315.00' });
  await page.goto('/create-loot');
  await describeLoot(page, `Twice ${uniqueWord()}`);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(pay(page)).toBeVisible();
  const old = await page.context().newPage();
  await old.goto(page.url());
  await page.goBack();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  await pay(old).click();
  await expect(old.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
  expect(await api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner)).toHaveLength(1);
});

test('A draft that is thrown away cannot be paid on the page that another tab has opened', async ({
  api,
  openAs,
  complaints,
}) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const page = await openAs(owner);
  complaints.expect(/status of 410/, 'the payment page has expired');
  await page.goto('/create-loot');
  await describeLoot(page, `Gone ${uniqueWord()}`);
  await expect.poll(async () => (await api.call(listDrafts, {}, owner)).length, 'the server has the draft').toBe(1);
  const other = await page.context().newPage();
  await other.goto('/create-loot');
  await expect(other.getByText('Your draft is back, as you left it.')).toBeVisible();

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const pay = page.getByRole('button', { name: 'Pay S$315.00' });
  await expect(pay).toBeVisible();
  await other.getByRole('button', { name: 'Discard draft' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(other.getByLabel('Title')).toHaveValue('');
  await pay.click();
  await expect(page.getByRole('heading', { name: 'This checkout has expired' })).toBeVisible();
  expect(await api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner)).toHaveLength(0);
});

test('Keys alone are enough to create a loot, and a failing checkout loses nothing', async ({
  api,
  openAs,
  complaints,
}) => {
  const owner = await api.signUp(newcomer('business_owner'));
  const page = await openAs(owner);
  const title = `Keys ${uniqueWord()}`;
  await page.goto('/create-loot');
  const reach = async (name: string) => {
    const focused = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return (label ?? element?.closest('button, a'))?.textContent ?? '';
      });
    for (let presses = 0; presses < 50 && !(await focused()).includes(name); presses += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await focused()).toContain(name);
  };
  await expect(page.getByLabel('Title')).toBeVisible();
  await reach('Skip to content');
  await page.keyboard.press('Enter');
  await reach('Title');
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nothing but keys.');
  await reach('Add requirement');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Requirement 2', { exact: true })).toBeFocused();
  await reach('YouTube');
  await page.keyboard.press('Space');
  await reach('Budget (SGD)');
  await page.keyboard.type('50');

  complaints.expect(/status of 502/, 'the checkout fails on purpose');
  let answer: (() => void) | undefined;
  let calls = 0;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/payments/stripe/checkout', async (route) => {
    calls += 1;
    await slow;
    await route.fulfill({ status: 502, json: { message: 'The payment provider does not answer.' } });
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Going to checkout...' })).toBeVisible();
  await page.keyboard.press('Enter');
  answer?.();
  await expectToast(page, 'Failed to create checkout session: The payment provider does not answer.');
  expect(calls).toBe(1);
  await expect(page.getByLabel('Title')).toHaveValue(title);

  complaints.expect(/ERR_INTERNET_DISCONNECTED/, 'the connection is cut on purpose');
  await page.unroute('**/api/payments/stripe/checkout');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Continue to payment' }).press('Enter');
  await expectToast(page, 'Failed to create loot: Please try again.');
  await page.context().setOffline(false);
  await page.getByLabel('Budget (SGD)').press('Enter');
  await page.getByRole('button', { name: 'Pay S$52.50' }).press('Enter');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

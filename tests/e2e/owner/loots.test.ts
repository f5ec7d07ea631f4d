import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { listNotifications } from '@doubloon/contract/notifications/operations.ts';
import { addDays, dayInSingapore } from '@doubloon/contract/shared/days.ts';
import { expect, test } from '../support/fixtures.ts';
import { approvedCreator, paidLoot } from '../support/given.ts';
import { fact, row, pressLootAction } from '../support/screens/screen.ts';
import { expectToast } from '../support/toasts.ts';

test('An owner changes, pauses and closes a loot, and sees where the refund is', async ({ api, story, openAs }) => {
  const { owner, title, campaignId } = await paidLoot({ api, story });
  const page = await openAs(owner);
  await page.goto(`/loot-management/${campaignId}`);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Loot' });
  await edit.getByLabel('Title').fill('');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit.getByText('Title is required')).toBeVisible();
  await edit.getByLabel('Title').fill(`${title} by night`);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} by night` })).toBeVisible();

  await pressLootAction(page, 'Pause');
  const pauses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/pause')) pauses.push(request.url());
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).dblclick();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  expect(pauses).toHaveLength(1);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await pressLootAction(page, 'Close Loot');
  const closing = page.getByRole('dialog', { name: 'Close this loot?' });
  await expect(closing.getByText('SGD 210.00')).toBeVisible();
  await expect(closing.getByText('SGD 10.00', { exact: true })).toBeVisible();
  await closing.getByRole('button', { name: 'Close Loot' }).click();
  await expectToast(page, 'Loot closed successfully!');
  const refund = page.getByRole('region', { name: 'Refund' });
  await expect(refund).toContainText('SGD 210.00');
  await expect(refund).toContainText('within 3–5 business days');
  await expect(refund).toContainText('5–10 business days');
  await expect(fact(refund, 'Of the platform fee')).toHaveText('SGD 10.00');

  await page.goto(`/loot-management?status=completed&q=${title.split(' ')[1]}`);
  await expect(row(page, title)).toContainText('Completed');
  await page.getByLabel('Status').selectOption('paused');
  await expect(page.getByText('No loots match your search')).toBeVisible();
});

test('An owner extends a loot, whose creator is told, and pays for another like it', async ({ api, story, openAs }) => {
  const day = (days: number) => dayInSingapore(addDays(new Date(), days));
  const { owner, title, campaignId } = await paidLoot({ api, story }, { endDate: day(20), creator_slots: 2 });
  const { creator } = await approvedCreator({ api, story }, owner, campaignId);
  const page = await openAs(owner);
  await page.goto(`/loot-management/${campaignId}`);

  await test.step('to a later day, as far as its payment allows', async () => {
    // Counted from the day that it is where the browser is.
    const text = await page.getByText(/\d+ days left/).textContent();
    const left = Number(/(\d+) days left/.exec(text ?? '')?.[1]);
    await pressLootAction(page, 'Extend');
    const extending = page.getByRole('dialog', { name: 'Extend Loot' });
    await expect(
      extending.getByText('The payment provider’s limit for holding money is 90 days after its payment'),
    ).toBeVisible();
    await extending.getByLabel('New End Date').fill(day(200));
    await extending.getByRole('button', { name: 'Extend Loot' }).click();
    await expect(extending.getByText(/^The end date can be at most/)).toBeVisible();
    await extending.getByLabel('New End Date').fill(day(40));
    await extending.getByRole('button', { name: 'Extend Loot' }).click();
    await expectToast(page, 'Loot extended successfully!');
    await expect(page.getByText(`${left + 20} days left`)).toBeVisible();
  });

  await test.step('its creator is told', async () => {
    const told = () => api.call(listNotifications, { query: {} }, creator);
    await expect.poll(async () => (await told()).map(({ kind }) => kind)).toContain('campaign_extended');
  });

  await test.step('a copy is paid for like any other loot', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await expect(page.getByText(`This is a copy of ${title}`)).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('End Date')).toHaveValue(day(40));
    await page.getByLabel('Title').fill(`${title} again`);
    await page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay S$210.00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
    const loots = await api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
    expect(loots.map(({ title: of, applications }) => [of, applications])).toEqual([
      [`${title} again`, 0],
      [title, 1],
    ]);
  });
});

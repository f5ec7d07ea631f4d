import { readFile } from 'node:fs/promises';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './support/fixtures.ts';
import { approvedCreator, paidLoot, submittedDeliverable } from './support/given.ts';
import { openListMenu, openTab } from './support/screens/screen.ts';

async function downloaded(page: Page, button: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) };
}

const textOf = async (bytes: Uint8Array) =>
  (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;

test('An owner downloads the invoice for the fee, and a creator the statement of the year', async ({
  api,
  story,
  openAs,
}) => {
  const { owner, campaignId } = await paidLoot({ api, story });
  const { creator, ...job } = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(creator);
  const deliverableId = await submittedDeliverable({ api, story }, { ...job, creator, campaignId, views: 1000 });
  await story.review(owner, deliverableId, 'approved', 'Lovely.');
  await api.call(runScheduledJob, { params: { name: 'issue-invoices' } });

  await test.step('the invoice stands with the loot', async () => {
    const page = await openAs(owner);
    await page.goto(`/loot-management/${campaignId}?tab=figures`);
    const row = page.getByRole('listitem').filter({ hasText: /^Invoice INV-/ });
    await expect(row).toContainText('our fee');
    const number = /INV-\d{4}-\d{6}/.exec((await row.textContent()) ?? '')?.[0] ?? '';
    const { name, bytes } = await downloaded(page, `Download Invoice ${number} as PDF`);
    expect(name).toBe(`${number}.pdf`);
    const text = await textOf(bytes);
    for (const said of [number, owner.name, 'is not registered for GST']) expect(text).toContain(said);
  });

  await test.step('the lists are files for other programs', async () => {
    const page = await openAs(owner);
    const lastLine = async (list: string) => {
      const { name, bytes } = await downloaded(page, `Download CSV of ${list}`);
      expect(name).toMatch(new RegExp(`^${list}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
      return new TextDecoder().decode(bytes).trimEnd().split('\r\n').at(-1);
    };
    await page.goto('/loot-management');
    await openListMenu(page);
    expect(await lastLine('loots')).toMatch(new RegExp(`,${campaignId}$`));
    await page.goto('/applications');
    await openListMenu(page);
    expect(await lastLine('applications')).toContain(`${creator.name},`);
    await page.goto(`/loot-management/${campaignId}?tab=treasures`);
    await openListMenu(page);
    expect(await lastLine('treasures')).toMatch(new RegExp(`,${deliverableId}$`));
    await openTab(page, 'Figures');
    await openListMenu(page);
    expect(await lastLine('payouts')).toMatch(/,\d+\.\d\d,0\.00,1000,75,/);
  });

  await test.step('the statement stands with the payouts', async () => {
    const page = await openAs(creator);
    await page.goto('/payouts');
    const openMenu = () => page.getByRole('button', { name: 'Export payouts' }).click();
    await openMenu();
    const year = await page.getByLabel('Statement of').inputValue();
    const { name, bytes } = await downloaded(page, `Payouts in ${year} as PDF`);
    expect(name).toBe(`payouts-${year}.pdf`);
    const text = await textOf(bytes);
    for (const said of [`Payouts in ${year}`, creator.name, 'Received']) expect(text).toContain(said);
    // Every choice closes the menu.
    await openMenu();
    const table = await downloaded(page, `Payouts in ${year} as CSV`);
    expect(new TextDecoder().decode(table.bytes).split('\r\n')).toHaveLength(3);
  });
});

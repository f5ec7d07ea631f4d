import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { goThroughMenu, row } from './screens/screen.ts';
import { expectToast } from './toasts.ts';
import { suiteAddresses } from './suite-addresses.ts';

/** Finds an open loot in the marketplace and applies to it with a cover letter. */
export async function applyInMarketplace(creator: Page, loot: string, coverLetter: string): Promise<void> {
  await goThroughMenu(creator, 'Marketplace');
  await creator.getByRole('search').getByLabel('Search').fill(loot.toUpperCase());
  await creator.getByRole('button', { name: loot, exact: true }).click();
  const apply = creator.getByRole('dialog', { name: `Apply to ${loot}` });
  await apply.getByLabel('Cover Letter').fill(coverLetter);
  await apply.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(creator, 'Application submitted successfully!');
}

/** Opens a loot from a list of the menu. */
export async function openFromList(page: Page, list: string, loot: string): Promise<void> {
  await goThroughMenu(page, list);
  // The screen before stands until the list has been loaded, and may name the loot, too.
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible();
  await page.getByRole('link', { name: loot }).click();
}

/** Opens a loot in the management and approves the application of somebody who wrote this cover letter; stays on the loot. */
export async function approveApplicant(
  owner: Page,
  loot: string,
  { name, coverLetter }: { name: string; coverLetter: string },
): Promise<void> {
  await openFromList(owner, 'Loot Management', loot);
  await approveHere(owner, { name, coverLetter });
}

/** Approves the application of somebody who wrote this cover letter, on the loot in the management. */
export async function approveHere(
  owner: Page,
  { name, coverLetter }: { name: string; coverLetter: string },
): Promise<void> {
  await row(owner, name).getByRole('button', { name: 'Review' }).click();
  const review = owner.getByRole('dialog', { name });
  await expect(review.getByText(coverLetter)).toBeVisible();
  await review.getByLabel('Feedback').fill('We love the idea.');
  await review.getByRole('button', { name: 'Approve' }).click();
  await expectToast(owner, 'Application approved successfully!');
  await expect(row(owner, name)).toContainText('Approved');
}

/** A post that its creator reports. */
export interface ReportedPost {
  url: string;
  views: string;
  notes: string;
}

/** Reports a first post for a loot; it is sent at once by a creator whose account on the platform is linked. */
export async function reportPost(creator: Page, loot: string, { url, views, notes }: ReportedPost): Promise<void> {
  const submit = creator.getByRole('dialog', { name: 'Submit Treasure' });
  await openFromList(creator, 'My Approved Projects', loot);
  await expect(creator.getByText('No treasures yet')).toBeVisible();
  await creator.getByRole('button', { name: 'Submit Treasure' }).click();
  await submit.getByLabel('Link').fill(url);
  await submit.getByLabel('View Count').fill(views);
  await submit.getByLabel('Notes').fill(notes);
  await submit.getByRole('button', { name: 'Submit Treasure' }).click();
}

/** Reports a first post for a loot: the form asks for the account it is from before it takes it. */
export async function reportUnlinkedPost(creator: Page, loot: string, post: ReportedPost & { handle: string }) {
  await reportPost(creator, loot, post);
  const link = creator.getByRole('dialog', { name: 'Link your account' });
  await link.getByLabel('TikTok account URL').fill(`https://www.tiktok.com/@${post.handle}`);
  await link.getByRole('button', { name: 'Continue' }).click();
}

/** Puts the code that was asked for on the TikTok profile, has it verified, and sends what was reported. */
export async function verifyAccountAndSubmit(creator: Page, handle: string): Promise<void> {
  const submit = creator.getByRole('dialog', { name: 'Submit Treasure' });
  const verify = creator.getByRole('dialog', { name: 'Verify account' });
  const code = await verify.getByLabel('Verification code').innerText();
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  const profile = await creator.context().newPage();
  await profile.goto(suiteAddresses().socialWeb);
  await profile.getByLabel('Platform').selectOption('tiktok');
  await profile.getByLabel('Handle').fill(handle);
  await profile.getByLabel('Profile text').fill(`Small stories, well told. ${code}`);
  await profile.getByRole('button', { name: 'Save the profile' }).click();
  await expect(profile.getByText(`Saved the profile of tiktok/${handle}.`)).toBeVisible();
  await profile.close();
  await verify.getByRole('button', { name: 'Verify' }).click();
  await expectToast(creator, 'Account verification successful! You can now submit treasure.');
  await submit.getByRole('button', { name: 'Submit Treasure' }).click();
  await expectToast(creator, 'Treasure submitted successfully!');
  await expect(creator.getByRole('article').filter({ hasText: handle })).toContainText('Pending Review');
}

/** Fills in the form of a new loot: SGD 300 for two creators. */
export async function describeLoot(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('One pour, one sip.');
  await page.getByRole('group', { name: 'Platforms' }).getByRole('checkbox', { name: 'TikTok' }).check();
  await page.getByText('Narrow the audience').click();
  await page.getByLabel('Interests').fill('coffee, Street food,');
  await page.getByLabel('Budget (SGD)').fill('300');
  await page.getByLabel('Creator slots').fill('2');
}

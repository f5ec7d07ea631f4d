import { Buffer } from 'node:buffer';
import { profileUrl } from '@doubloon/contract/links/account-url.ts';
import { PLATFORMS, type PlatformId } from '@doubloon/contract/shared/platforms.ts';
import type { Page, Route } from '@playwright/test';
import { writeOnProfile } from '../../scripts/seeding/hosted-visits.ts';
import { expect, test } from './support/fixtures.ts';
import { approvedCreator, paidLoot, submittedProof, submittedDeliverable, tiktokPost } from './support/given.ts';
import { uniqueWord } from './support/people.ts';
import { openListMenu, pressInRow, row } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';
import { suiteAddresses } from './support/suite-addresses.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const number = () => `7${Date.now()}`;

/** A post of an account that the social web shows, by platform; YouTube's and Xiaohongshu's name their author in the id. */
const POSTS: Record<PlatformId, (handle: string) => string> = {
  tiktok: tiktokPost,
  instagram: (handle) => `https://www.instagram.com/${handle}/reel/${uniqueWord()}/`,
  youtube: (handle) => `https://www.youtube.com/shorts/${handle}-${uniqueWord().slice(0, 10 - handle.length)}`,
  facebook: (handle) => `https://www.facebook.com/${handle}/posts/${number()}`,
  twitter: (handle) => `https://x.com/${handle}/status/${number()}`,
  xiaohongshu: (handle) => `https://www.xiaohongshu.com/explore/${handle}-${uniqueWord()}`,
};

const submission = (page: Page) => page.getByRole('dialog', { name: /^(Submit Treasure|Create submission)$/ });
const submit = (page: Page) =>
  submission(page)
    .getByRole('button', { name: /^Submit/ })
    .click();

test('Accounts of all six platforms are linked by their code, and their posts are delivered', async ({
  api,
  story,
  openAs,
}) => {
  const platforms = PLATFORMS.map(({ id }) => id);
  const { owner, campaignId } = await paidLoot({ api, story }, { platforms, creator_slots: 2 });
  for (const half of [PLATFORMS.slice(0, 3), PLATFORMS.slice(3)]) {
    const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
    const page = await openAs(creator);
    await page.goto(`/my-approved-projects/${applicationId}`);
    for (const { id, label } of half) {
      await test.step(label, async () => {
        const handle = `h${uniqueWord().slice(0, 5)}`;
        await page.getByRole('button', { name: 'Submit Treasure' }).click();
        await submission(page).getByLabel('Link').fill(POSTS[id](handle));
        await expect(submission(page).getByText(`${label} post`)).toBeVisible();
        await submit(page);
        const link = page.getByRole('dialog', { name: 'Link your account' });
        await link.getByLabel(`${label} account URL`).fill(profileUrl(id, handle));
        await link.getByRole('button', { name: 'Continue' }).click();
        const verify = page.getByRole('dialog', { name: 'Verify account' });
        const code = await verify.getByLabel('Verification code').innerText();
        await writeOnProfile(suiteAddresses().socialWeb, id, handle, `Hello. ${code}`);
        await verify.getByRole('button', { name: 'Verify' }).click();
        await expectToast(page, 'Account verification successful! You can now submit treasure.');
        await submit(page);
        await expect(submission(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 3, name: label })).toBeVisible();
        await expect(page.getByRole('article').filter({ hasText: handle })).toContainText('Pending Review');
      });
    }
  }
});

test('A creator reads why an account could not be linked and a treasure not be submitted', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  complaints.expect(/status of (401|404|409|422|50\d)/, 'calls fail on purpose');
  complaints.expect(/net::ERR_FAILED/, 'the connection breaks');
  const { owner, campaignId, title } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  const page = await openAs(creator);
  const handle = `h${uniqueWord()}`;
  const once = (address: string, answer: Parameters<Route['fulfill']>[0] | 'breaks') =>
    page.route(address, (route) => (answer === 'breaks' ? route.abort() : route.fulfill(answer)), { times: 1 });

  await test.step('of the project', async () => {
    const application = `**/api/applications/${applicationId}`;
    await page.route(application, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`/my-approved-projects/${applicationId}`);
    await expect(page.getByText('Failed to load project details')).toBeVisible();
    await page.unroute(application);
    const shown = page.getByRole('heading', { level: 1, name: title });
    // It is also asked for again by itself.
    await page.getByRole('button', { name: 'Try again' }).or(shown).first().click();
    await expect(shown).toBeVisible();
  });

  await test.step('of an account', async () => {
    await page.getByRole('button', { name: 'Submit Treasure' }).click();
    await submission(page).getByLabel('Link').fill(tiktokPost(handle));
    await submit(page);
    const link = page.getByRole('dialog', { name: 'Link your account' });
    const name = async (url: string, told: string) => {
      await link.getByLabel('TikTok account URL').fill(url);
      await link.getByRole('button', { name: 'Continue' }).click();
      await expect(link.getByRole('alert')).toContainText(told);
    };
    await name('https://www.tiktok.com/', 'Invalid account URL');
    await name(`https://www.tiktok.com/@private${handle}`, 'Unable to verify account');
    await once('**/api/utils/verify-account', { status: 502, body: '<html>' });
    await name(`https://www.tiktok.com/@${handle}`, 'Unable to verify resource');
    await once('**/api/utils/verify-account', 'breaks');
    await name(`https://www.tiktok.com/@${handle}`, 'Failed to verify account URL');
    await link.getByRole('button', { name: 'Continue' }).click();
    const verify = page.getByRole('dialog', { name: 'Verify account' });
    const code = await verify.getByLabel('Verification code').innerText();
    await once('**/api/auth/social-links', 'breaks');
    await verify.getByRole('button', { name: 'Verify' }).click();
    await expect(verify.getByRole('alert')).toHaveText('Failed to update social link');
    await writeOnProfile(suiteAddresses().socialWeb, 'tiktok', handle, code);
    await verify.getByRole('button', { name: 'Verify' }).press('Enter');
    await expect(verify).toHaveCount(0);
  });

  await test.step('of a treasure', async () => {
    const refusal = (field: string) => ({ code: 'invalid_input', message: 'x', details: [{ field, message: 'x' }] });
    const answers = [
      [{ status: 503, body: '<html>' }, 'Failed to submit treasure'],
      ['breaks', 'An error occurred during submission'],
      [{ status: 422, json: refusal('body.campaign_id') }, 'Missing required campaign or application information'],
      [{ status: 404, json: { code: 'not_found', message: 'Not found' } }, 'Could not find project information'],
    ] as const;
    for (const [answer, told] of answers) {
      await once('**/api/deliverables', answer);
      await submit(page);
      await expectToast(page, told);
    }
    await submission(page).getByLabel('Link').fill(`https://www.tiktok.com/@${handle}/video/403${Date.now()}`);
    await submit(page);
    await expect(submission(page).getByRole('alert')).toContainText('TikTok did not show us this post');
    await submission(page).getByRole('button', { name: 'Submit all the same' }).click();
    await expectToast(page, 'Treasure submitted successfully!');
    await expect(page.getByRole('article')).toContainText('Our team checks whose post this is');
  });

  await test.step('of a session that has ended', async () => {
    // By a key, because toasts that move out of the way could still take a press.
    await page.getByRole('button', { name: 'Submit Treasure' }).press('Enter');
    await submission(page).getByLabel('Link').fill(tiktokPost(handle));
    await once('**/api/deliverables', { status: 401, json: { code: 'unauthenticated', message: 'Sign in' } });
    await submit(page);
    await expectToast(page, 'User not authenticated');
  });
});

test('On a phone a creator revises what was sent back, and proves views from the list', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, campaignId, title } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(creator);
  const deliverableId = await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
  await story.review(owner, deliverableId, 'revision_requested', 'Say the name of the jacket.');
  const page = await openAs(creator, PHONE);

  await page.goto('/my-approved-projects');
  await openListMenu(page);
  await page.getByRole('button', { name: 'Search and filter' }).click();
  await page.getByLabel('Status').selectOption('completed');
  await expect(page).toHaveURL('/my-approved-projects?status=completed');
  await expect(page.getByText('No projects with this status')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  const manage = page.getByRole('dialog', { name: 'Manage Proof for Treasure' });
  await pressInRow(row(page, title), `Submit Treasure for ${title}`);
  await expect(page.getByRole('dialog', { name: 'Create submission' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Nothing can be proven before there is an approval.
  await expect(row(page, title).getByRole('button', { name: 'Manage Proof' })).toHaveCount(0);

  await row(page, title).getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('article')).toContainText('Revision Requested');
  await expect(page.getByRole('article')).toContainText('Say the name of the jacket.');
  await page.getByRole('button', { name: 'Revise' }).click();
  await submission(page).getByLabel('View Count').fill('1500');
  await submit(page);
  await expectToast(page, 'Treasure submitted successfully!');
  await expect(page.getByRole('article')).toContainText('Pending Review');
  await story.review(owner, deliverableId, 'approved', 'There it is.');

  await page.getByRole('link', { name: 'My Approved Projects' }).first().click();
  await pressInRow(row(page, title), `Manage Proof for ${title}`);
  const chooser = manage.locator('input[type=file]');
  const file = (name: string, mimeType: string, bytes = 10) => ({ name, mimeType, buffer: Buffer.alloc(bytes) });
  await chooser.setInputFiles(file('notes.txt', 'text/plain'));
  await expectToast(page, 'Please select valid image files');
  await drop(page, 'notes.txt', 'text/plain');
  await expectToast(page, 'Please drop valid image files');
  await chooser.setInputFiles(file('huge.png', 'image/png', 10 * 1024 * 1024 + 1));
  await expectToast(page, 'Some files exceed 10MB limit: huge.png');
  await manage.getByRole('button', { name: 'Submit Proof' }).click();
  await expect(manage.getByText('Please enter a valid view count')).toBeVisible();
  await manage.getByLabel('View Count').fill('9000');
  await chooser.setInputFiles({ name: 'insights.png', mimeType: 'image/png', buffer: await page.screenshot() });
  complaints.expect(/net::ERR_FAILED/, 'the connection breaks');
  await page.route('**/api/proofs/upload', (route) => route.abort(), { times: 1 });
  await manage.getByRole('button', { name: 'Submit Proof' }).click();
  await expectToast(page, 'Failed to submit proof. Please try again.');
  await manage.getByRole('button', { name: 'Submit Proof' }).click();
  await expect(manage.getByText('Latest (#1)')).toBeVisible();
});

test('On a phone a press scrolls the history of proofs by 180 px', async ({ api, story, openAs }) => {
  const { owner, campaignId } = await paidLoot({ api, story });
  const { creator, applicationId } = await approvedCreator({ api, story }, owner, campaignId);
  await story.connectPayouts(creator);
  const deliverableId = await submittedDeliverable({ api, story }, { creator, applicationId, campaignId, views: 1200 });
  await story.review(owner, deliverableId, 'approved', 'There it is.');
  for (const views of [2000, 3000, 4000]) {
    await submittedProof({ api }, { creator, applicationId, campaignId, deliverableId, views });
  }
  const page = await openAs(creator, PHONE);
  await page.goto(`/my-approved-projects/${applicationId}`);
  await page.getByRole('button', { name: 'Manage Proof' }).click();
  const history = page.getByRole('list', { name: 'Proof History' });
  await expect(history.locator('> li')).toHaveCount(3);
  const scrolledBy = async (name: string) => {
    const ended = await history.evaluateHandle((row) => ({
      left: new Promise<number>((done) =>
        row.addEventListener('scrollend', () => done(Math.round(row.scrollLeft)), { once: true }),
      ),
    }));
    await page.getByRole('button', { name }).click();
    return ended.evaluate(({ left }) => left);
  };
  expect(await scrolledBy('Older proofs')).toBe(180);
  expect(await scrolledBy('Older proofs')).toBe(360);
  expect(await scrolledBy('Newer proofs')).toBe(180);
});

async function drop(page: Page, name: string, type: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const files = new DataTransfer();
      files.items.add(new File(['words'], file.name, { type: file.type }));
      return files;
    },
    { name, type },
  );
  await page.getByText('Drop screenshots here').dispatchEvent('drop', { dataTransfer });
}

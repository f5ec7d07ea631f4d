import { createAffiliateLink, listAffiliateLinks } from '@doubloon/contract/affiliates/operations.ts';
import { updateStore } from '@doubloon/contract/stores/operations.ts';
import { expect, test } from './support/fixtures.ts';
import { mailedLink } from './support/mails.ts';
import { newcomer } from './support/people.ts';
import { registerThroughForm } from './support/registration.ts';
import { expectToast } from './support/toasts.ts';

test('Somebody who forgot their password chooses a new one, and the link works once', async ({
  api,
  openAs,
  openVisitor,
  complaints,
}) => {
  const person = await api.signUp(newcomer('content_creator'));
  const elsewhere = await openAs(person);
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByText(person.email, { exact: true })).toBeVisible();

  const page = await openVisitor();
  await page.goto('/marketplace');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The sign-in form has an Email, too, and stands until this screen has replaced it.
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();

  const link = await mailedLink(person.email, 'PASSWORD_RESET');
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('a-quite-new-map');
  await page.getByLabel('Confirm Password').fill('a-new-mop');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm Password').fill('a-quite-new-map');
  // The other session ends with its next call, which it may make by itself at any time.
  complaints.expect(/status of 401/, 'a new password ends every session');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectToast(page, 'Password changed. Please sign in with the new one.');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('a-quite-new-map');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Login successful!');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login');

  complaints.expect(/status of 422/, 'the link was used');
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('another-map');
  await page.getByLabel('Confirm Password').fill('another-map');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link is invalid or has expired. Please request a new one.');
});

test('Somebody proves their email, and is not asked again', async ({ openVisitor, complaints }) => {
  const person = newcomer('content_creator');
  const page = await openVisitor();
  await registerThroughForm(page, person);
  const banner = page.getByRole('region', { name: 'Verify your email' });
  await banner.getByRole('button', { name: 'Send verification email' }).click();
  await expect(banner.getByText(`Verification email sent to ${person.email}.`)).toBeVisible();

  const mail = await page.context().newPage();
  const link = await mailedLink(person.email, 'VERIFY_EMAIL');
  await mail.goto(link);
  await expect(mail.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await mail.getByRole('link', { name: 'Continue to Doubloon' }).click();
  await expect(mail).toHaveURL('/dashboard');

  complaints.expect(/status of 422/, 'the link was used');
  await mail.goto(link);
  await expect(mail.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

for (const path of ['/', '/legal']) {
  test(`Whoever registers after following a referral link to ${path} counts for it`, async ({ api, openVisitor }) => {
    const creator = await api.signUp(newcomer('content_creator'));
    const affiliate = await api.signUp(newcomer('content_creator'));
    await api.call(updateStore, { params: { id: creator.uid }, body: { affiliateReward: 25 } }, creator);
    const link = await api.call(createAffiliateLink, { body: { creatorId: creator.uid } }, affiliate);

    const page = await openVisitor();
    const clicked = page.waitForResponse(`**/api/affiliates/${link.code}/click`);
    await page.goto(`${path}?ref=${link.code}`);
    expect((await clicked).ok()).toBe(true);
    await registerThroughForm(page, newcomer('content_creator'));
    const counted = async () => {
      const [found] = await api.call(listAffiliateLinks, { query: {} }, affiliate);
      return [found?.clicks, found?.signUps];
    };
    await expect.poll(counted).toEqual([1, 1]);
  });
}

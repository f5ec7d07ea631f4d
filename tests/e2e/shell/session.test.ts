import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newcomer } from '../support/people.ts';
import { chooseRole, signIn, signInThroughGoogle } from '../support/registration.ts';
import { goThroughMenu, pressInMenu } from '../support/screens/screen.ts';
import { expectToast } from '../support/toasts.ts';

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('loot_token'), localStorage.getItem('loot_user')]);

test('A session survives closing the page and ends with the logout, everywhere', async ({ api, openVisitor }) => {
  const person = await api.signUp(newcomer('business_owner'));
  const page = await openVisitor();
  await page.goto('/login');
  await signIn(page, person);
  await expectToast(page, 'Login successful!');
  await expect(page).toHaveURL('/dashboard');

  const later = await page.context().newPage();
  await later.goto('/profile');
  await expect(later.getByText(person.email, { exact: true })).toBeVisible();
  await later.getByRole('button', { name: 'Edit' }).click();
  await later.getByLabel('Contact').fill('+65 6123 4567');
  await later.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(later, 'Profile updated successfully!');
  // Asked for last; the logout would refuse what is under way, and the browser say so.
  const lastAnswers = ['messaging/unread-count', 'campaigns/user', 'notifications/unread-count'].map(async (path) =>
    (await later.waitForResponse(`**/api/${path}/*`)).finished(),
  );
  await later.reload();
  await expect(later.getByText('+65 6123 4567')).toBeVisible();
  await Promise.all(lastAnswers);

  await pressInMenu(later, 'Logout');
  await expectToast(later, 'Logged out successfully');
  await expect(later).toHaveURL('/');
  await expect(later.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  expect(await stored(later)).toEqual([null, null]);
  await expect(page).toHaveURL('/login');
  await later.goto('/profile');
  await expect(later).toHaveURL('/login');
});

test('A stored session that the server no longer accepts is forgotten', async ({ api, openAs, complaints }) => {
  const person = await api.signUp(newcomer('business_owner'));
  const page = await openAs({ ...person, idToken: 'not.a.token' });
  complaints.expect(/status of 401/, 'the token is none');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  expect(await stored(page)).toEqual([null, null]);
});

test('A session survives leaving a page before the server has confirmed it', async ({ api, openAs }) => {
  const person = await api.signUp(newcomer('business_owner'));
  const page = await openAs(person);
  const asked = page.waitForRequest('**/api/auth/verify-token');
  await page.route('**/api/auth/verify-token', () => undefined);
  await page.goto('/profile');
  await asked;
  await page.unroute('**/api/auth/verify-token');
  await page.goto('/profile');
  await expect(page.getByText(person.email, { exact: true })).toBeVisible();
});

test('Who is not signed in goes to the login and back to where they were going', async ({ api, openVisitor }) => {
  const person = await api.signUp(newcomer('content_creator'));
  const page = await openVisitor();
  await page.goto('/marketplace?q=tea&niche=Food');
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL('/marketplace?q=tea&niche=Food');
  await expect(page.getByRole('search').getByLabel('Search')).toHaveValue('tea');
});

test('Through Google one signs in, chooses a role once, and stays asked until then', async ({ openVisitor }) => {
  const page = await openVisitor();
  await page.goto('/login');
  await signInThroughGoogle(page, 'Gwen Google');
  await expectToast(page, 'Google login successful!');

  const prompt = page.getByRole('dialog', { name: 'Choose your role' });
  await expect(prompt).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt).toBeVisible();
  await page.goto('/marketplace');
  await prompt.getByRole('button', { name: 'Continue' }).click();
  await expect(prompt.getByRole('alert')).toHaveText(['Please select a role', 'You must agree to the terms']);
  await chooseRole(prompt, 'content_creator');
  await prompt.getByRole('button', { name: 'Continue' }).click();
  await expect(prompt.getByRole('alert')).toHaveText('You must agree to the terms');
  await prompt.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }).check();
  await prompt.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Role updated to Content Creator');
  await expect(prompt).toHaveCount(0);
  await page.reload();
  await goThroughMenu(page, 'My Approved Projects');
  await expect(page.getByText('No approved projects yet')).toBeVisible();
  await expect(prompt).toHaveCount(0);
});

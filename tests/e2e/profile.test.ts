import { Buffer } from 'node:buffer';
import { expect, test } from './support/fixtures.ts';
import { ONE_PIXEL, paidLoot } from './support/given.ts';
import { newcomer, uniqueWord } from './support/people.ts';
import { signIn } from './support/registration.ts';
import { pressInMenu } from './support/screens/screen.ts';
import { expectToast } from './support/toasts.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PICTURE = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(ONE_PIXEL, 'base64') };
const failing = (message: string) => ({ status: 503, json: { code: 'provider_unavailable', message } });

test('A creator edits the profile by keyboard, loses nothing to a failing API, and is seen by the new name', async ({
  api,
  openAs,
  complaints,
}) => {
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  complaints.expect(/status of 50\d/, 'the API fails');
  // The page's head asks, then the screen, which tries once more.
  await page.route('**/api/auth/profile', (route) => route.fulfill(failing('Down for a minute')), { times: 3 });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Failed to load profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const section of ['Profile Picture', 'Basic Information']) {
    await expect(page.getByRole('region', { name: section })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Account Information' })).toContainText('(Cannot change)');

  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  const word = uniqueWord();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(`Cleo ${word}`);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue(`Cleo ${word}`);

  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ ...PICTURE, buffer: Buffer.alloc(5 * 1024 * 1024) });
  await expect(page.getByText('Profile picture must be less than 5MB')).toBeVisible();
  await chooser.setInputFiles(PICTURE);
  await expect(page.getByRole('img', { name: 'New picture, not saved yet' })).toBeVisible();
  await page.route('**/api/auth/profile', (route) => route.abort(), { times: 1 });
  complaints.expect(/net::ERR_FAILED/, 'the connection breaks');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await save.press('Enter');
  await expectToast(page, 'Failed to update profile. Please try again.');
  await expect(name).toHaveValue(`Cleo ${word}`);
  await save.press('Enter');
  await expectToast(page, 'Profile updated successfully!');
  await expect(edit).toBeFocused();
  await expect(page.getByRole('region', { name: 'Basic Information' })).toContainText(`Cleo ${word}`);
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) await opener.click();
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('..');
  await expect(menu.getByText(`Cleo ${word}`)).toBeVisible();
  await expect(menu.locator('img')).toHaveAttribute('src', /^http/);
});

test('Changes that are not saved are asked about before a link or Back leads away from them', async ({
  api,
  openAs,
}) => {
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Add a picture to your profile/ }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Cleo, later');

  // The parts of the profile are screens, too.
  await page.getByRole('link', { name: 'Security' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Cleo, later');
  await pressInMenu(page, 'Marketplace', 'link');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Cleo, later');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/profile');
  await expect(name).toHaveValue('Cleo, later');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('A creator connects the payment account, disconnects it after being asked, and reads why either fails', async ({
  api,
  openAs,
  openVisitor,
  complaints,
}) => {
  const person = await api.signUp(newcomer('content_creator'));
  const page = await openAs(person, PHONE);
  await page.goto('/profile?stripe_error=no_account&message=Not%20ours');
  await expectToast(page, 'Failed to connect Stripe account: This Stripe account is not connected here.');
  await expect(page).toHaveURL('/profile/payment-account');
  await page.getByRole('button', { name: 'Connect Stripe' }).click();
  await page.getByRole('button', { name: 'Agree and finish' }).click();
  await expectToast(page, 'Stripe account connected successfully!');
  await expect(page).toHaveURL('/my-approved-projects');

  await page.goto('/profile/payment-account');
  const account = page.getByRole('region', { name: 'Payment Account' });
  await expect(account.getByText('Connected', { exact: true })).toBeVisible();
  const disconnect = page.getByRole('button', { name: 'Disconnect' });
  await disconnect.click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect your Stripe account?' });
  complaints.expect(/status of 503/, 'the API fails');
  await page.route('**/api/connected-payment-accounts/**', (route) => route.fulfill(failing('Not now')), { times: 1 });
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Failed to disconnect Stripe account');
  await expect(dialog.getByText('Not now')).toBeVisible();
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Stripe account disconnected successfully');
  await expect(account.getByText('Not connected', { exact: true })).toBeVisible();

  const visitor = await openVisitor();
  await visitor.goto('/stripe/success?stripe_connected=true');
  await expect(visitor.getByRole('heading', { name: 'Please log in to connect your Stripe account' })).toBeVisible();
  await visitor.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signIn(visitor, person);
  await expect(visitor.getByText('You have no Stripe account here yet.')).toBeVisible();
  await expect(visitor).toHaveURL('/stripe/success');
});

test('A creator connects an account in a new tab, hides it, and unlinks it', async ({ api, openAs }) => {
  const page = await openAs(await api.signUp(newcomer('content_creator')));
  await page.goto('/profile/linked-accounts');
  const handle = uniqueWord();
  const tiktok = page.getByRole('listitem').filter({ hasText: 'TikTok' });
  const connect = async (decision: 'Allow' | 'Deny') => {
    const opened = page.context().waitForEvent('page');
    await tiktok.getByRole('button', { name: 'Connect TikTok' }).click();
    const choice = page.getByRole('dialog', { name: 'Connect TikTok' });
    await choice.getByRole('checkbox', { name: /Let Doubloon read the views/ }).check();
    await choice.getByRole('button', { name: 'Continue to TikTok' }).click();
    const tab = await opened;
    await tab.getByLabel('Your handle').fill(handle);
    await tab.getByRole('button', { name: decision }).click();
    return tab;
  };
  const refused = await connect('Deny');
  await expect(refused.getByText('TikTok was not connected: you did not allow it there.').first()).toBeVisible();
  await expect(refused).toHaveURL('/profile/linked-accounts');
  await refused.close();
  const tab = await connect('Allow');
  await expect(tab.getByText('TikTok account connected successfully!').first()).toBeVisible();
  await expect(tab.getByText('You can close this tab and go on where you were.')).toBeVisible();

  await expect(tiktok.getByText('Linked', { exact: true })).toBeVisible();
  await expect(tiktok).toContainText(handle);
  await expect(tiktok).toContainText('views are read');
  const shown = tiktok.getByLabel('Show on my public profile');
  await expect(shown).toBeChecked();
  const hidden = page.waitForResponse('**/api/users/profile/**');
  await shown.uncheck();
  await hidden;
  await page.reload();
  await expect(shown).not.toBeChecked();

  await tiktok.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await expectToast(page, 'TikTok account unlinked');
  await expect(tiktok.getByText('Not linked')).toBeVisible();
});

test('Somebody asks to be verified, takes all their data along, and deletes the account', async ({
  api,
  openAs,
  openVisitor,
  complaints,
}) => {
  const person = await api.signUp(newcomer('content_creator'));
  const page = await openAs(person, PHONE);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Request Verification' }).click();
  await expectToast(page, 'Verification requested. We will notify you.');
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Verification' })).toHaveCount(0);

  const parts = page.getByRole('navigation', { name: 'Parts of your profile' });
  await parts.getByRole('link', { name: 'Privacy and data' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^doubloon-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('Linked accounts, and the payment account here');
  const forGood = dialog.getByRole('button', { name: 'Delete account for good' });
  await forGood.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please type DELETE');
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused();
  await page.keyboard.type('DELETE');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Your account was deleted');
  await expect(page).toHaveURL('/');

  complaints.expect(/status of 401/, 'the account is gone');
  const visitor = await openVisitor();
  await visitor.goto('/login');
  await signIn(visitor, person);
  await expectToast(visitor, 'Invalid email or password');
});

test('Somebody sees where they are signed in, signs out everywhere else, and goes on here', async ({
  api,
  openVisitor,
  complaints,
}) => {
  const person = await api.signUp(newcomer('business_owner'));
  const [phone, page] = [await openVisitor(PHONE), await openVisitor()];
  for (const each of [phone, page]) {
    await each.goto('/login');
    await signIn(each, person);
    await expect(each).toHaveURL('/dashboard');
  }
  await page.goto('/profile/security');
  await page.getByRole('button', { name: 'Show sessions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where you are signed in' });
  // The registration through the API is the third.
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('listitem').first()).toContainText('This browser');
  complaints.expect(/status of 40[01]/, 'the session on the phone has ended');
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await expectToast(page, 'You are signed out everywhere else');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Done' }).click();

  // At once: the phone listens.
  await expect(phone.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Security' })).toContainText(person.email);
});

test('An owner whose loot holds money is told why the account cannot be deleted yet', async ({
  api,
  story,
  openAs,
  complaints,
}) => {
  const { owner, title } = await paidLoot({ api, story });
  const page = await openAs(owner);
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: 'Account Information' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Verification' })).toHaveCount(0);
  const parts = page.getByRole('navigation', { name: 'Parts of your profile' });
  await parts.getByRole('link', { name: 'Payment Account' }).click();
  await expect(page.getByText('You pay for each loot at its checkout')).toBeVisible();
  await parts.getByRole('link', { name: 'Privacy and data' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  complaints.expect(/status of 409/, 'money is in flight');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete account for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`Your loot "${title}" still holds money`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await pressInMenu(page, 'Logout');
  await expect(page).toHaveURL('/');
});

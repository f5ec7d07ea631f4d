import { expect, test } from '../support/fixtures.ts';
import { newcomer } from '../support/people.ts';
import { fillRegistration, signIn } from '../support/registration.ts';
import { expectToast } from '../support/toasts.ts';

test('With the keyboard alone one signs in, and comes past the menu to the screen', async ({ api, openVisitor }) => {
  const person = await api.signUp(newcomer('business_owner'));
  const page = await openVisitor();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  // No key reaches the form before it can be used.
  await expect(page.locator('#root form[inert]')).toHaveCount(0);
  const focusedName = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (name.test(await focusedName())) return;
    }
    throw new Error(`The Tab key does not come to ${String(name)}`);
  };
  await tabTo(/^Email/);
  await page.keyboard.type(person.email);
  await tabTo(/^Password/);
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`Welcome back, ${person.name}.`)).toBeVisible();

  await page.reload();
  await expect(page.getByText(`Welcome back, ${person.name}.`)).toBeVisible();
  await tabTo(/^Skip to content$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('A slow and then failing API signs in once, and loses nothing that was typed', async ({
  api,
  openVisitor,
  complaints,
}) => {
  const person = await api.signUp(newcomer('business_owner'));
  const page = await openVisitor();
  const asked = { count: 0 };
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/login', async (route) => {
    asked.count += 1;
    await held.promise;
    await route.fulfill({ status: 503, json: { message: 'Service Unavailable' } });
  });
  complaints.expect(/status of 503/, 'the API fails at first');
  await page.goto('/login');
  await signIn(page, person);
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.getByRole('button', { name: 'Signing in...' }).dispatchEvent('click');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  held.resolve();
  await expectToast(page, 'Service Unavailable');
  expect(asked.count).toBe(1);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.abort());
  complaints.expect(/ERR_FAILED/, 'the network fails next');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Login failed. Please try again.');
  await page.unroute('**/api/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('What keeps an account from being created stands at its field, and the form stays', async ({
  api,
  openVisitor,
  complaints,
}) => {
  const taken = newcomer('business_owner');
  await api.signUp(taken);
  const person = { ...newcomer('content_creator'), username: taken.username };
  const page = await openVisitor();
  await page.goto('/register');
  await fillRegistration(page, person);
  complaints.expect(/status of 409/, 'the username is taken');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Username').fill(`${taken.username}2`);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Signing in in one tab signs in the other', async ({ api, openVisitor }) => {
  const person = await api.signUp(newcomer('business_owner'));
  const page = await openVisitor();
  const other = await page.context().newPage();
  await other.goto('/marketplace?q=tea');
  await expect(other).toHaveURL('/login');
  await page.goto('/login');
  await signIn(page, person);
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/marketplace?q=tea');
});

test('Somebody whom Firebase Auth has forgotten is not told that a part of the page is missing', async ({
  api,
  openAs,
}) => {
  const person = await api.signUp(newcomer('business_owner'));
  const page = await openAs(person);
  await page.addInitScript(() => {
    const told = (what: string) => (document.documentElement.dataset[what] = 'yes');
    addEventListener('vite:preloadError', () => told('missing'));
    const wait = setTimeout;
    const noticed = (...[then, ms, ...more]: Parameters<typeof wait>) => {
      // The pause after which listening is tried again.
      if (ms === 30_000) told('waits');
      return wait(then, ms, ...more);
    };
    window.setTimeout = Object.assign(noticed, wait);
  });
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-waits', 'yes');
  await expect(page.locator('html')).not.toHaveAttribute('data-missing');
});

test('A wrong password is refused in words', async ({ api, openVisitor, complaints }) => {
  const person = await api.signUp(newcomer('business_owner'));
  const page = await openVisitor();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  complaints.expect(/status of 401/, 'the password is wrong');
  await signIn(page, { ...person, password: 'something else' });
  await expectToast(page, 'Invalid email or password');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('loot_token'))).toBeNull();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('Passwords that differ and terms that are not agreed to keep an account from being created', async ({
  openVisitor,
}) => {
  const page = await openVisitor();
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('treasure-map');
  await page.getByLabel('Confirm Password').fill('treasure-mop');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByText('You must agree to the terms')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/register');
});

test('A closed and a blocked Google popup are told apart', async ({ openVisitor }) => {
  const page = await openVisitor();
  await page.goto('/login');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await popup).close();
  await expectToast(page, 'Google login was cancelled');

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expectToast(page, 'Google login popup was blocked. Please allow popups for this site.');
});

import { expect, test } from '../support/fixtures.ts';
import { newcomer } from '../support/people.ts';
import { chooseRole, fillRegistration, signIn, signInThroughGoogle } from '../support/registration.ts';
import { expectToast } from '../support/toasts.ts';

test.beforeEach(({ complaints }) => complaints.expect(/ERR_FAILED/, 'the identity service is cut off on purpose'));

test('Who cannot be signed in after the password was right reads so', async ({ api, openVisitor }) => {
  const person = newcomer('business_owner');
  await api.signUp(person);
  const page = await openVisitor();
  await page.route('**/accounts:signInWithCustomToken**', (route) => route.abort());
  await page.goto('/login');
  await signIn(page, person);
  await expectToast(page, 'Login failed. Please try again.');
  await page.unroute('**/accounts:signInWithCustomToken**');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('Who cannot reach the server while registering reads so, and keeps what was typed', async ({ openVisitor }) => {
  const person = newcomer('content_creator');
  const page = await openVisitor();
  await page.route('**/api/auth/register', (route) => route.abort());
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Registration failed. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('A role that could not be taken is asked for again, and may be the other one', async ({ openVisitor }) => {
  const page = await openVisitor();
  await page.goto('/register');
  await page.route('**/accounts:signInWithIdp**', (route) => route.abort());
  await signInThroughGoogle(page, 'Gil Google');
  await expectToast(page, 'Google login failed. Please try again.');
  await page.unroute('**/accounts:signInWithIdp**');
  await signInThroughGoogle(page, 'Gil Google');

  const prompt = page.getByRole('dialog', { name: 'Choose your role' });
  await chooseRole(prompt, 'content_creator');
  await prompt.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }).check();
  await page.route('**/securetoken.googleapis.com/**', (route) => route.abort());
  await prompt.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Failed to update role. Please try again.');
  await expect(prompt).toBeVisible();
  await page.unroute('**/securetoken.googleapis.com/**');
  await chooseRole(prompt, 'business_owner');
  await prompt.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Role updated to Business Owner');
});

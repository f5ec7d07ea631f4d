import { totpCode } from '../../emulators/auth/index.ts';
import { expect, test } from './support/fixtures.ts';
import { newcomer } from './support/people.ts';
import { signIn } from './support/registration.ts';
import { expectToast } from './support/toasts.ts';

test('Two-step sign-in is switched on with a picture and a code, asked for at the next sign-in, and switched off again', async ({
  api,
  openAs,
  complaints,
}) => {
  const person = await api.signUp(newcomer('content_creator'));
  const page = await openAs(person);
  await page.goto('/profile/security');
  const open = page.getByRole('button', { name: 'Two-step sign-in' });
  await open.click();
  const password = page.getByLabel('Your password');
  await password.fill(person.password);
  await password.press('Enter');
  const scan = page.getByRole('dialog', { name: 'Scan this with your app' });
  await expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await scan.locator('code').innerText()).replaceAll(' ', '');
  await scan.getByLabel('Code from your app').fill(totpCode(secret, Date.now()));
  await scan.getByRole('button', { name: 'Switch it on' }).click();
  const codes = page.getByRole('dialog', { name: 'Two-step sign-in is on' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have kept them' }).click();

  complaints.expect(/status of (403|422)/, 'a code is needed, and a wrong one is refused');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, person);
  const question = page.getByRole('dialog', { name: 'Enter your code' });
  await question.getByLabel('Code').fill('not it');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question.getByRole('alert')).toHaveText(
    'This code is not right. Please enter the one that your app shows now.',
  );
  await question.getByLabel('Code').fill(totpCode(secret, Date.now()));
  await question.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Login successful!');

  await page.goto('/profile/security');
  await open.click();
  await password.fill(person.password);
  await page.getByLabel('Code from your app').fill(totpCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expectToast(page, 'Two-step sign-in is off');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Security' })).toContainText(person.email);
});

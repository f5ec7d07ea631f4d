import type { Page } from '@playwright/test';
import { mailedCode } from '../../../scripts/seeding/mailed-code.ts';
import { expect } from './fixtures.ts';
import { suiteAddresses } from './suite-addresses.ts';

const MODES = { PASSWORD_RESET: 'resetPassword', VERIFY_EMAIL: 'verifyEmail' } as const;

/**
 * The address in the latest mail of a kind to somebody, as the identity service writes it when its action URL is this site
 * (docs/deployment.md). Throws when nothing was mailed.
 */
export async function mailedLink(email: string, kind: keyof typeof MODES): Promise<string> {
  const code = await mailedCode(suiteAddresses().auth, email, kind);
  return `/account-action?mode=${MODES[kind]}&oobCode=${encodeURIComponent(code)}&apiKey=any&lang=en`;
}

/** Has the mail sent that a screen offers which takes a proven e-mail, and opens its link in another tab; the screen takes the offer away. */
export async function proveOffered(page: Page, email: string): Promise<void> {
  const offer = page.getByRole('region', { name: 'Verify your email first' });
  await offer.getByRole('button', { name: 'Send verification email' }).click();
  await expect(offer.getByText(`Verification email sent to ${email}.`)).toBeVisible();
  const mail = await page.context().newPage();
  await mail.goto(await mailedLink(email, 'VERIFY_EMAIL'));
  await expect(mail.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await mail.close();
}

import type { Page } from '@playwright/test';
import { mailsTo } from '../../support/given/mailbox.ts';
import { expect } from './fixtures.ts';
import { suiteAddresses } from './suite-addresses.ts';

const MODES = { PASSWORD_RESET: 'resetPassword', VERIFY_EMAIL: 'verifyEmail' } as const;

/** The address on the button of the newest mail to somebody whose text has these words, below the product's origin; waits for the mail. */
export async function linkInMail(email: string, words: string): Promise<string> {
  const { site } = suiteAddresses();
  const links = async () => {
    const found = (await mailsTo(email)).find(({ text }) => text.includes(words));
    return /https?:\/\/\S+/.exec(found?.text ?? '')?.[0];
  };
  await expect.poll(links, `a mail to ${email}`).toMatch(new RegExp(`^${site}/`));
  return ((await links()) ?? '').slice(site.length);
}

/** The address in the latest mail of a kind about the account of somebody, below the product's origin; waits for the mail. */
export const mailedLink = (email: string, kind: keyof typeof MODES): Promise<string> =>
  linkInMail(email, `/account-action?mode=${MODES[kind]}&`);

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

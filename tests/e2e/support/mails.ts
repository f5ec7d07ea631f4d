import type { Page } from '@playwright/test';
import { type Arrived, mailsTo } from '../../support/given/mailbox.ts';
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

/** The newest mail to somebody with this subject; waits for it. */
export async function mailAbout(email: string, subject: string): Promise<Arrived> {
  const find = async () => (await mailsTo(email)).find((mail) => mail.subject === subject);
  await expect.poll(find, `a mail “${subject}” to ${email}`).toBeDefined();
  const found = await find();
  if (!found) throw new Error(`The mail “${subject}” to ${email} is gone.`);
  return found;
}

/** Shows a mail as a mail program does, in a browser's tab, and presses its button; answers the tab that opens. */
export async function pressInMail(page: Page, { html }: Arrived, label: string): Promise<Page> {
  const context = page.context();
  const mail = await context.newPage();
  await mail.setContent(html);
  const opens = context.waitForEvent('page');
  await mail.getByRole('link', { name: label, exact: true }).click();
  const opened = await opens;
  await mail.close();
  return opened;
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

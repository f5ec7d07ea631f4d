import { createHash } from 'node:crypto';

const DIGITS = 9;

/**
 * The fingerprint that Stripe gives for a card or bank account number, 16 characters: the same for every payer and every connected account of the platform, whatever else was
 * entered with it. Spaces and hyphens do not count. See https://support.stripe.com/questions/how-can-i-detect-duplicate-cards-or-bank-accounts and
 * https://docs.stripe.com/changelog/2018-01-23/connect-platforms-identify-reused-cards-bank-accounts.
 */
export function fingerprintOf(kind: 'card' | 'bank_account', number: string): string {
  const digest = createHash('sha256').update(`${kind} ${number.replaceAll(/[\s-]/g, '')}`);
  return digest.digest('base64').replaceAll(/[+/=]/g, '').slice(0, 16);
}

/** Nine digits that are always those of one person or account: nobody shares a number unless it is entered. */
function digitsOf(whose: string): string {
  const digest = createHash('sha256').update(whose.trim().toLowerCase()).digest();
  return String(digest.readUIntBE(0, 6)).padStart(DIGITS, '0').slice(-DIGITS);
}

/** The sample card of a payer, a Visa that ends in 4242. */
export function sampleCard(email: string): string {
  const digits = digitsOf(email);
  return `4242 ${digits.slice(0, 4)} ${digits.slice(4, 8)} 4242`;
}

/** The sample bank account number of a connected account. */
export function sampleBankAccount(account: string): string {
  return digitsOf(account);
}

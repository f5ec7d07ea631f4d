import type { Config } from '../platform/config/config.ts';
import type { OutgoingMail } from '../platform/mail/send-mail.ts';
import type { AccountMail } from './account-mails.store.ts';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly note: string;
  readonly action: string;
  readonly reason: string;
}

// Nothing in them was written by whoever asked for the mail, which can go to somebody else.
const WORDS: Readonly<Record<AccountMail['purpose'], Words>> = {
  reset: {
    subject: 'Choose a new password for Doubloon',
    heading: 'Choose a new password',
    note: 'Somebody asked for a new password for your account. If that was not you, leave this mail alone: your password stays as it is.',
    action: 'Choose a new password',
    reason: 'The link works once, for an hour. You get this mail because your email was entered at Doubloon.',
  },
  proof: {
    subject: 'Verify your email for Doubloon',
    heading: 'Verify your email',
    note: 'Then you can pay and be paid, and get your account back if you lose your password. If you have not registered at Doubloon, leave this mail alone.',
    action: 'Verify email',
    reason: 'The link works once. You get this mail because an account was registered with your email.',
  },
  signIn: {
    subject: 'Is it you who signs in to Doubloon?',
    heading: 'Is it you who signs in?',
    note: 'Somebody keeps guessing the password of your account, and this time it was right. If it is you, open the link in the browser that you sign in with, then sign in again. If not, choose a new password.',
    action: 'It is me',
    reason: 'The link works once. You get this mail because somebody signed in with your email and password.',
  },
  secondFactorOn: {
    subject: 'Two-step sign-in is on for Doubloon',
    heading: 'Two-step sign-in is on',
    note: 'From now on, signing in also takes a code from your authenticator app. If that was not you, choose a new password within seven days (Forgot password?): that switches it off again and ends every session.',
    action: 'See your settings',
    reason: 'You get this mail because it was switched on in your account. You cannot turn such mails off.',
  },
  secondFactorOff: {
    subject: 'Two-step sign-in is off for Doubloon',
    heading: 'Two-step sign-in is off',
    note: 'From now on, signing in takes no code. If that was not you, choose a new password (Forgot password?) and switch it on again.',
    action: 'See your settings',
    reason: 'You get this mail because it was switched off in your account. You cannot turn such mails off.',
  },
};

/** The mail that leads to an address below the product's origin. The layout is loaded for the first mail. */
export async function composeAccountMail(
  { id, purpose, email }: Pick<AccountMail, 'id' | 'purpose' | 'email'>,
  link: string,
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
): Promise<OutgoingMail> {
  const { subject, heading, note, action, reason } = WORDS[purpose];
  const { renderMail } = await import('../mail/mail-layout.ts');
  const url = `${siteOrigin}${link}`;
  const { html, text } = await renderMail({ heading, note, action: { label: action, url }, reason });
  return { to: email, subject, html, text, id };
}

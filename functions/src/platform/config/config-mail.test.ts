import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../../testing/deployed-environment.ts';
import { readConfig } from './config.ts';

const key = 'k'.repeat(32);
const mail = {
  MAIL_FROM: 'Doubloon <mail@doubloon.example>',
  SMTP_URL: 'smtps://u:p@smtp.example:465',
  MAIL_LINK_KEY: key,
};

describe('how mails are sent', () => {
  it('is said by no setting of a deployment that sends none', () => {
    expect(readConfig(DEPLOYED_ENVIRONMENT).mail).toBeNull();
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, MAIL_FROM: '', SMTP_URL: 'placeholder' }).mail).toBeNull();
  });

  it('is a sender, a server and a key', () => {
    const settings = { from: mail.MAIL_FROM, smtpUrl: mail.SMTP_URL, linkKey: key, requiresTls: true };
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, ...mail }).mail).toEqual(settings);
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, ...mail, MAIL_FROM: 'mail@doubloon.example' }).mail?.from).toBe(
      'mail@doubloon.example',
    );
  });

  it.each([
    [{ MAIL_FROM: 'Doubloon' }, 'MAIL_FROM is an address'],
    [{ MAIL_FROM: 'Doubloon <mail@doubloon.example>\r\nBcc: all@doubloon.example' }, 'MAIL_FROM is an address'],
    [{ SMTP_URL: '' }, 'needs the secrets SMTP_URL'],
    [{ MAIL_LINK_KEY: '' }, 'needs the secrets SMTP_URL and MAIL_LINK_KEY'],
    [{ SMTP_URL: 'https://smtp.example' }, 'SMTP_URL is smtp'],
    [{ MAIL_LINK_KEY: 'short' }, 'MAIL_LINK_KEY has 32 characters'],
  ])('is refused as %j', (wrong, said) => {
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, ...mail, ...wrong })).toThrow(said);
  });

  it('is the stand-in alone in the emulators, so that nobody in the data gets a mail', () => {
    const emulated = { ...DEPLOYED_ENVIRONMENT, ...mail, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(() => readConfig(emulated)).toThrow('to their stand-in only');
    expect(readConfig({ ...emulated, SMTP_URL: 'smtp://127.0.0.1:12115' }).mail).toMatchObject({ requiresTls: false });
  });
});

import { describe, expect, it } from 'vitest';
import { AccountMail } from './account-mails.store.ts';
import { composeAccountMail } from './compose-account-mail.ts';

const config = { siteOrigin: 'https://doubloon.example' };

describe('the mail with a link for an account', () => {
  it.each(AccountMail.shape.purpose.options)(
    'says what the link is for and leads to the product: %s',
    async (purpose) => {
      const mail = { id: 'mai_1', purpose, email: 'ada@example.com' };
      const { to, subject, html, text, id, stopUrl } = await composeAccountMail(mail, '/profile?a=1&b=2', config);
      expect({ to, id, stopUrl }).toEqual({ to: 'ada@example.com', id: 'mai_1', stopUrl: undefined });
      const address = 'https://doubloon.example/profile?a=1&b=2';
      expect(text).toContain(` ${address}\n`);
      expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
      const heading = subject.replace(/( for| to)? Doubloon/, '');
      expect(html).toContain(`>${heading}</h1>`);
      expect(text).toContain(heading);
      expect(text).toContain('You get this mail because');
      expect(text).not.toContain('Choose your mails');
    },
  );
});

import { expect, it } from 'vitest';
import { linkToSite } from './link-to-site.ts';

const ports = { auth: 9099, hosting: 5000 };

it('leads the link of a mail to the product, with all that stands in it', () => {
  const line = 'i  To verify the email address a@b.example, follow this link: ';
  const query = 'mode=verifyEmail&lang=en&oobCode=x_-1&apiKey=fake-api-key';
  expect(linkToSite(`${line}http://127.0.0.1:9099/emulator/action?${query}`, ports)).toBe(
    `${line}http://127.0.0.1:5000/account-action?${query}`,
  );
});

it('leaves other lines alone', () => {
  const line = '✔  Auth Emulator: http://127.0.0.1:9099/';
  expect(linkToSite(line, ports)).toBe(line);
});

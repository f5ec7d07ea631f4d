import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { NotificationKind } from '@doubloon/contract/notifications/notification.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { AccountMail } from '../../functions/src/auth/account-mails.store.ts';
import { composeAccountMail } from '../../functions/src/auth/compose-account-mail.ts';
import { composeMail } from '../../functions/src/mail/compose-mail.ts';
import type { OutgoingMail } from '../../functions/src/platform/mail/send-mail.ts';
import { sampleNotification, sampleReaderRole } from '../../functions/testing/notifications.ts';
import { findBrowser } from '../../tests/support/browser/browser.ts';

const FOLDER = join(ROOT, '.cache', 'mails');
const SHEETS = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 640].map((width) => ({ theme, width, columns: Math.floor(2600 / width) })),
);
const mail = {
  from: 'mail@doubloon.example',
  smtpUrl: 'smtp://127.0.0.1',
  linkKey: 'k'.repeat(32),
  requiresTls: false,
};
const config = { siteOrigin: 'https://doubloon.example', mail };

const compose = (kind: NotificationKind): Promise<OutgoingMail> =>
  composeMail(sampleNotification(kind), { role: sampleReaderRole(kind), email: 'ada@example.com' }, config);

// Puts every mail on sheets, as mail programs show it.
const mails = new Map<string, OutgoingMail>();
for (const purpose of AccountMail.shape.purpose.options)
  mails.set(purpose, await composeAccountMail({ id: 'mai_1', purpose, email: 'ada@example.com' }, 'a-code', config));
for (const kind of NotificationKind.options) mails.set(kind, await compose(kind));
mkdirSync(FOLDER, { recursive: true });
const texts = [...mails.values()].map(({ subject, text }) => `Subject: ${subject}\n\n${text}`);
writeFileSync(join(FOLDER, 'texts.txt'), texts.join(`\n\n${'='.repeat(80)}\n\n`));

const { executablePath, args, env } = findBrowser(join(ROOT, '.cache', 'browser'));
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  for (const { theme, width, columns } of SHEETS) {
    const page = await browser.newPage({
      colorScheme: theme,
      viewport: { width: columns * (width + 16) + 16, height: 800 },
    });
    // Ends only what hangs.
    page.setDefaultTimeout(600_000);
    await page.setContent(`<!doctype html><title>Mails</title><style>
      :root { color-scheme: light dark } body { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 16px; margin: 16px; font: 13px sans-serif }
      iframe { border: 0; width: ${width}px }</style>`);
    await page.evaluate(
      showMails,
      [...mails].map(([name, { html }]) => ({ name, html })),
    );
    const name = `${theme}-${width}.png`;
    await page.screenshot({ path: join(FOLDER, name), fullPage: true });
    console.log(`.cache/mails/${name}`);
    await page.close();
  }
} finally {
  await browser.close();
}

/** Runs in the page: shows each mail under its name, as high as it is. */
async function showMails(shown: readonly { name: string; html: string }[]): Promise<void> {
  await Promise.all(
    shown.map(async ({ name, html }) => {
      const figure = document.createElement('div');
      const frame = document.createElement('iframe');
      frame.srcdoc = html;
      figure.append(name, frame);
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
      document.body.append(figure);
      await loaded;
      frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
    }),
  );
}

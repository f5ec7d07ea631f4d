import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { findBrowser } from '../../tests/support/browser/browser.ts';
import { everyMail } from './every-mail.ts';

const FOLDER = join(ROOT, '.cache', 'mails');
const SHEETS = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 640].map((width) => ({ theme, width, columns: Math.floor(2600 / width) })),
);

// Puts every mail on sheets, as mail programs show it.
const mails = await everyMail();
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

/** Runs in the page: shows each mail under its name, as high as it is. Fails where one shows no heading or no button. */
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
      const content = frame.contentDocument;
      if (!content?.querySelector('h1')?.innerText.trim() || !content.querySelector('a')?.innerText.trim())
        throw new Error(`The mail ${name} shows no heading or no button.`);
      frame.style.height = `${content.documentElement.scrollHeight}px`;
    }),
  );
}

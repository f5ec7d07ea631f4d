import { sendMessage, startConversation } from '@doubloon/contract/messaging/operations.ts';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { TestBrowser } from '../../tests/support/browser/browser.ts';
import type { DemoApi, DemoPerson } from '../seeding/demo-api.ts';

/** Time from pressing Enter in one browser until the message is shown in the other, in ms. */
export interface MessageDelay {
  middleMs: number;
  longestMs: number;
  messages: number;
}

/** The figure in words, beside the recorded one. */
export function delayLine(now: MessageDelay, last: MessageDelay | undefined): string {
  const before = last ? ` (${last.middleMs} ms, ${last.longestMs} ms)` : '';
  return `A message between two browsers: ${now.middleMs} ms, the longest of ${now.messages} ${now.longestMs} ms${before}`;
}

interface Talk {
  site: string;
  api: DemoApi;
  writer: DemoPerson;
  reader: DemoPerson;
}

const MESSAGES = 15;
/** Pause between messages in ms. People do not write faster, and queries that change more than twice a second are delayed. */
const PAUSE_MS = 700;
/** Time limit in ms from opening a screen to hearing of changes. */
const LISTENING_MS = 30_000;

/** Lets two people with a browser each talk, and measures how long their messages take. Throws when one does not arrive. */
export async function measureMessageDelay(
  { executablePath, args, env }: TestBrowser,
  { site, api, writer, reader }: Talk,
): Promise<MessageDelay> {
  const { id } = await api.call(startConversation, { body: { otherUserId: reader.uid } }, writer);
  await api.call(sendMessage, { params: { id }, body: { text: 'Good morning!', attachments: [] } }, reader);
  const browsers: Browser[] = [];
  const open = async (person: DemoPerson): Promise<Page> => {
    const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
    browsers.push(browser);
    const page = await browser.newPage();
    await page.goto(`${site}/login`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    // Events of this conversation come over the channel that is opened for its screen.
    const listening = page.waitForResponse(/\/google\.firestore\.v1\.Firestore\/Listen\//, { timeout: LISTENING_MS });
    await page.goto(`${site}/messages?conversation=${id}`);
    await page.getByRole('log').waitFor();
    await listening;
    return page;
  };

  try {
    const from = await open(writer);
    const to = await open(reader);
    const say = (text: string) => delayOf(from, to, text);
    // The first one finds functions that have to wake up, and a listener that may just be opening.
    await say(`Are you there? ${new Date().toISOString()}`);
    const delays: number[] = [];
    for (let number = 1; number <= MESSAGES; number += 1) {
      await from.waitForTimeout(PAUSE_MS);
      delays.push(await say(`${number} of ${MESSAGES}, ${new Date().toISOString()}`));
    }
    delays.sort((a, b) => a - b);
    return { middleMs: delays[Math.floor(MESSAGES / 2)] ?? 0, longestMs: delays.at(-1) ?? 0, messages: MESSAGES };
  } finally {
    for (const browser of browsers) await browser.close();
  }
}

/** Milliseconds until a message is shown to the other person; both browsers read the clock of this machine. */
async function delayOf(from: Page, to: Page, text: string): Promise<number> {
  const shown = to.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        const log = document.querySelector('[role=log]');
        if (!log) throw new Error('No conversation is open');
        setTimeout(() => reject(new Error('The message did not arrive')), 30_000);
        const observer = new MutationObserver(() => {
          if (!log.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(log, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  const field = from.getByRole('textbox', { name: 'Write a message' });
  await field.fill(text);
  const pressed = from.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('keydown', () => resolve(Date.now()), { capture: true, once: true });
      }),
  );
  await field.press('Enter');
  return Math.round((await shown) - (await pressed));
}

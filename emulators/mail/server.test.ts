import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailStandIn, type MailStandIn } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-stand-in-'));
const options = { port: 0, smtpPort: 0, dataFile: join(folder, 'mails.json'), now: () => Date.UTC(2026, 4, 4, 10) };
let mail: MailStandIn;

beforeEach(async () => {
  mail = await createMailStandIn(options);
});
afterEach(async () => {
  await mail.close();
  rmSync(options.dataFile, { force: true });
});

const MAIL = [
  'From: Doubloon <mail@doubloon.example>',
  'Subject: =?UTF-8?Q?Tea_=E2=80=9C<b>=E2=80=9D?=',
  'X-Any: header',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Hello &amp; welcome</p>',
  '.',
];

/** Hands a mail over as a mail server is spoken to, and returns the codes of its answers. */
async function send(to: string): Promise<number[]> {
  const { hostname, port } = new URL(mail.smtpUrl);
  const socket = connect(Number(port), hostname);
  const words = [
    'EHLO here',
    'MAIL FROM:<mail@doubloon.example>',
    `RCPT TO:<${to}>`,
    'DATA',
    MAIL.join('\r\n'),
    'QUIT',
  ];
  const codes: number[] = [];
  for await (const line of createInterface(socket)) {
    // Lines before the last of an answer.
    if (/^\d{3}-/.test(line)) continue;
    codes.push(Number(line.slice(0, 3)));
    const next = (codes.at(-1) ?? 0) >= 400 ? 'QUIT' : words.shift();
    if (next !== undefined) socket.write(`${next}\r\n`);
  }
  return codes;
}

const TAKEN = [220, 250, 250, 250, 354, 250, 221];
const listed = async (to: string): Promise<unknown> => (await fetch(`${mail.url}/mails?to=${to}`)).json();
const control = (path: string, body: object = {}) =>
  fetch(`${mail.url}/_control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the mail server', () => {
  it('keeps what it takes for whom it is handed over for, as JSON and as pages that run nothing', async () => {
    expect(await send('ada@example.com')).toEqual(TAKEN);
    const kept = {
      ...{ id: '1', to: ['ada@example.com'], from: 'mail@doubloon.example', subject: 'Tea “<b>”' },
      receivedAt: '2026-05-04T10:00:00.000Z',
    };
    expect(await listed('ada@example.com')).toMatchObject([kept]);
    expect(await listed('bob@example.com')).toEqual([]);
    const list = await (await fetch(mail.url)).text();
    expect(list).toContain('<a href="/mails/1">Tea “&lt;b&gt;”</a>');
    const page = await (await fetch(`${mail.url}/mails/1`)).text();
    expect(page).toContain('<iframe sandbox="allow-popups"');
    expect(page).toContain('&lt;p&gt;Hello &amp;amp; welcome&lt;/p&gt;');
    expect(page).toContain('<th scope="row">x-any</th><td>header</td>');
    expect((await fetch(`${mail.url}/mails/2`)).status).toBe(404);
  });

  it('has its mails after a new start, until they are forgotten', async () => {
    await send('ada@example.com');
    await mail.close();
    mail = await createMailStandIn(options);
    await send('ada@example.com');
    expect(await listed('ada@example.com')).toMatchObject([{ id: '2' }, { id: '1' }]);
    expect((await control('reset')).status).toBe(200);
    expect(await listed('ada@example.com')).toEqual([]);
  });
});

describe('a fault of the mail server', () => {
  it.each([
    ['later', 451],
    ['refuse', 550],
    ['block', 550],
  ])('%s meets the next mails of an address and no others', async (fault, code) => {
    expect((await control('faults', { to: 'ada@example.com', fault, times: 2 })).status).toBe(200);
    expect(await send('bob@example.com')).toEqual(TAKEN);
    for (let times = 0; times < 2; times += 1)
      expect(await send('ada@example.com')).toEqual([220, 250, 250, code, 221]);
    expect(await listed('ada@example.com')).toEqual([]);
    expect(await send('ada@example.com')).toEqual(TAKEN);
  });

  it('lose takes the mail and hangs up without an answer', async () => {
    await control('faults', { to: 'ada@example.com', fault: 'lose' });
    expect(await send('ada@example.com')).toEqual([220, 250, 250, 250, 354]);
    expect(await listed('ada@example.com')).toHaveLength(1);
  });

  it('is one that there is', async () => {
    expect((await control('faults', { to: 'ada@example.com', fault: 'explode' })).status).toBe(400);
    expect(await send('ada@example.com')).toEqual(TAKEN);
  });
});

describe('push notifications', () => {
  const post = (path: string, body: object) =>
    fetch(`${mail.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const push = (token: string) =>
    post('/v1/projects/demo/messages:send', { message: { token, data: { title: '<b>News</b>', link: '/dashboard' } } });

  it('are kept and shown, and forgotten with the mails', async () => {
    expect(await (await push('one')).json()).toEqual({ name: 'projects/demo/messages/1' });
    const list = (await (await fetch(`${mail.url}/pushes`)).json()) as unknown;
    const kept = { token: 'one', data: { title: '<b>News</b>', link: '/dashboard' } };
    expect(list).toEqual([{ ...kept, receivedAt: '2026-05-04T10:00:00.000Z' }]);
    const page = await (await fetch(mail.url)).text();
    expect(page).toContain('&lt;b&gt;News&lt;/b&gt;');
    await post('/_control/reset', {});
    expect(await (await fetch(`${mail.url}/pushes`)).json()).toEqual([]);
  });

  it('fail on demand, in the words of the service', async () => {
    expect((await post('/_control/push-faults', { token: 'one', fault: 'gone' })).status).toBe(200);
    const gone = await push('one');
    expect(gone.status).toBe(404);
    expect(await gone.json()).toMatchObject({
      error: { status: 'NOT_FOUND', details: [{ errorCode: 'UNREGISTERED' }] },
    });
    expect((await push('one')).status).toBe(200);
    expect((await post('/_control/push-faults', { token: 'one', fault: 'sulk' })).status).toBe(400);
  });
});

import type { AddressInfo, Server } from 'node:net';
import express from 'express';
import { isFault, openMailbox } from './mailbox.ts';
import { mailboxPage, mailPage } from './pages.ts';
import { createPushStandIn } from './pushes.ts';
import { createSmtp } from './smtp.ts';

export interface MailStandIn {
  /** Where its pages are, without a slash at the end. */
  url: string;
  /** The value for SMTP_URL. */
  smtpUrl: string;
  /** Closes at once, open connections included. */
  close(): Promise<void>;
}

export interface MailStandInOptions {
  /** Port of the pages, and of the mail server; 0 takes a free one. */
  port: number;
  smtpPort: number;
  /** Where mails are kept; in memory only when absent. */
  dataFile?: string | undefined;
  /** Milliseconds since 1970; the real clock when absent. */
  now?: () => number;
}

const HOST = '127.0.0.1';
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/**
 * A mail server on 127.0.0.1 that delivers nothing, and pages that show what it took: `/`, `/mails/ID`, `GET /mails?to=ADDRESS` as JSON. `POST /_control/faults`
 * `{to, fault, times}` makes it fail, `POST /_control/reset` forgets all. Push notifications arrive at the same address (`createPushStandIn`). Rejects when a port is taken.
 */
export async function createMailStandIn({
  port,
  smtpPort,
  dataFile,
  now = Date.now,
}: MailStandInOptions): Promise<MailStandIn> {
  const mailbox = openMailbox({ dataFile, now });
  const pushes = createPushStandIn(now);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(express.json());
  app.use(pushes.router);
  app.get('/', (_request, response) => void response.type('html').send(mailboxPage(mailbox.list(), pushes.list())));
  app.get('/mails', ({ query }, response) => {
    response.json(mailbox.list(typeof query.to === 'string' ? query.to : undefined));
  });
  app.get('/mails/:id', ({ params }, response) => {
    const mail = mailbox.find(params.id);
    if (mail) response.type('html').send(mailPage(mail));
    else response.status(404).type('text').send('There is no such mail');
  });
  app.post('/_control/faults', ({ body }, response) => {
    const { to, fault, times = 1 } = (body ?? {}) as Record<string, unknown>;
    if (typeof to !== 'string' || !isFault(fault) || typeof times !== 'number')
      return void response.status(400).json({ message: 'Say to, fault (later, refuse, block, lose) and times' });
    mailbox.setFault(to, fault, times);
    response.json({ ok: true });
  });
  app.post('/_control/reset', (_request, response) => {
    mailbox.empty();
    pushes.empty();
    response.json({ ok: true });
  });

  const web = app.listen(port, HOST);
  const smtp = createSmtp(mailbox);
  const mailServer = smtp.listen(smtpPort, HOST);
  // A client that hangs up is no fault of this server's.
  smtp.on('error', () => undefined);
  await Promise.all([web, mailServer].map(listening));
  return {
    url: `http://${HOST}:${portOf(web)}`,
    smtpUrl: `smtp://${HOST}:${portOf(mailServer)}`,
    async close() {
      const closed = [
        new Promise<void>((done) => smtp.close(done)),
        new Promise<void>((done) => web.close(() => done())),
      ];
      web.closeAllConnections();
      await Promise.all(closed);
    },
  };
}

function listening(server: Server): Promise<void> {
  if (server.listening) return Promise.resolve();
  return new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
}

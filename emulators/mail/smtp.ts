import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Fault, Mailbox } from './mailbox.ts';

/** A refusal with the code that a mail server gives it (RFC 5321, 4.2.3), and in its words the detail (RFC 3463) and the recipient, as Postfix quotes it. */
function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** A mail server that takes everything, for anybody, into a mailbox; not started yet. */
export function createSmtp(mailbox: Mailbox): SMTPServer {
  const losing = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onRcptTo({ address }, { id }, done) {
      const fault: Fault | undefined = mailbox.takeFault(address);
      if (fault === 'lose') losing.add(id);
      if (fault === 'later') done(refusal(451, `4.7.1 <${address}>: Come back later`));
      else if (fault === 'refuse') done(refusal(550, `5.1.1 <${address}>: No such mailbox`));
      else if (fault === 'block') done(refusal(550, `5.7.1 <${address}>: Your mails are not wanted here`));
      else done();
    },
    onData(stream, { id, envelope }, done) {
      void (async () => {
        const raw = await buffer(stream);
        await mailbox.keep(
          raw,
          envelope.rcptTo.map(({ address }) => address),
        );
        if (!losing.delete(id)) {
          done();
          return;
        }
        // It is here, but whoever sent it is not told.
        for (const connection of server.connections) if (connection.id === id) connection.close();
      })().catch(done);
    },
  });
  return server;
}

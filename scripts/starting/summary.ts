import type { Suite } from '../../emulators/suite/suite-options.ts';
import type { DemoAccount } from './demo-accounts.ts';

/** Returns the text that `npm start` prints once everything answers. */
export function summary(suite: Suite, accounts: DemoAccount[], keepsData: boolean, seconds: number): string {
  const site = suite.urls.hosting;
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  const people = accounts.map(({ email, password, role }) => `    ${email.padEnd(width)}  ${password}  (${role})`);
  return [
    '',
    `Doubloon is ready after ${seconds.toFixed(0)} s.`,
    '',
    `  Product    ${site}`,
    `  API docs   ${site}/api/docs`,
    `  Payments   ${suite.urls.stripe} (stand-in for Stripe)`,
    `  Social web ${suite.urls.social} (stand-in for the platforms)`,
    `  Mailbox    ${suite.urls.mail} (every mail that is sent arrives there)`,
    `  Clock      ${suite.urls.clock}`,
    `  Firestore  ${suite.engine.engine} engine: ${suite.engine.reason}`,
    `  Logs       ${suite.logDir}`,
    `  Data       ${keepsData ? 'carried over to the next start with --keep' : 'the demo data, forgotten at the end (npm start -- --keep carries it over)'}`,
    ...(people.length > 0 ? ['', '  Demo accounts (e-mail, password):', ...people] : []),
    '',
    'Changes in web/ and functions/ reload by themselves. Ctrl-C stops everything.',
    '',
  ].join('\n');
}

import { createInterface } from 'node:readline';
import { Session } from './session.ts';

/**
 * The Storage rules runtime that firebase-tools spawns (`serve`): one JSON message per line on stdin and stdout, notes for
 * people on stderr. It ends with its input.
 */
function serve(): void {
  const session = new Session({
    send: (message) => process.stdout.write(`${JSON.stringify(message)}\n`),
    // firebase-tools takes this word on stderr for a broken installation and gives up.
    note: (text) => process.stderr.write(`${text.replaceAll('jarfile', 'jar file')}\n`),
  });
  // A reader that has gone away is the normal end.
  process.stdout.on('error', () => process.exit());
  session.open();
  createInterface({ input: process.stdin, crlfDelay: Infinity }).on('line', (line) => void session.receive(line));
}

if (process.argv[2] === 'serve') serve();
else {
  process.stderr.write('usage: node runtime.ts serve\n');
  process.exitCode = 2;
}

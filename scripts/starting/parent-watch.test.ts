import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const CHILD = `import { watchParent } from ${JSON.stringify(join(import.meta.dirname, 'parent-watch.ts'))};
  const timer = setInterval(() => {}, 1000);
  watchParent(() => { console.log('gone'); clearInterval(timer); });
  console.log('watching');`;

/** A parent like npm: starts the watching process on its own stdout and stays. */
const PARENT = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(CHILD)}], { stdio: 'inherit' });
  setInterval(() => {}, 1000);`;

it('tells once that the parent was killed, and not before', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface({ input: parent.stdout });
  const watching = new Promise<void>((resolve) =>
    reader.on('line', (line) => {
      lines.push(line);
      if (line === 'watching') resolve();
    }),
  );
  // The stream ends with the last process that holds it, the watching one.
  const ended = new Promise((resolve) => reader.once('close', resolve));
  await watching;
  expect(lines).toEqual(['watching']);

  parent.kill('SIGKILL');

  await ended;
  expect(lines).toEqual(['watching', 'gone']);
});

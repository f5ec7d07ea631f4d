import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Serves one function the way the platform does, a process of its own, and says when asked how much memory it has held. */
const SERVE = `
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as deployed from './index.js';

const handle = deployed[process.env.TRIGGER];
const server = createServer(async (request, response) => {
  if (request.method === 'GET') return response.end(String(process.resourceUsage().maxRSS));
  try {
    await handle(await json(request));
  } catch (error) {
    response.statusCode = 500;
    response.write(String(error));
  }
  response.end();
});
// Else a busy machine closes a connection at the moment that a call takes it up again.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** Memory of an instance before the events and at most, in MiB, and how many events it failed. */
export interface InstanceUse {
  readonly idleMib: number;
  readonly peakMib: number;
  readonly failed: number;
  /** The reason of the first failure. */
  readonly failure: string | undefined;
}

/** Starts an instance of `trigger` with `memoryMib` from the built functions in `folder`, hands it the events, `atOnce` of them at any time, and ends it. */
export async function useInstance(
  folder: string,
  trigger: string,
  memoryMib: number,
  env: Readonly<Record<string, string>>,
  events: readonly object[],
  atOnce: number,
): Promise<InstanceUse> {
  // Node's own choice of heap size in a container with this much memory.
  const heap = `--max-old-space-size=${Math.round(memoryMib / 2)}`;
  const child = spawn(process.execPath, [heap, '--input-type=module', '--eval', SERVE], {
    cwd: folder,
    env: { ...process.env, ...env, TRIGGER: trigger, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const ended = new Promise<never>((_resolve, reject) =>
      child.once('exit', (code) => reject(new Error(`${trigger} ended with ${code}`))),
    );
    const lines = createInterface({ input: child.stdout });
    const port = await Promise.race([ended, new Promise<string>((found) => void lines.once('line', found))]);
    ended.catch(() => undefined);
    const address = `http://127.0.0.1:${port}`;
    const heldMib = async () => Math.round(Number(await (await fetch(address)).text()) / 1024);
    const idleMib = await heldMib();
    const left = [...events];
    let failed = 0;
    let failure: string | undefined;
    const deliver = async () => {
      for (let event = left.pop(); event; event = left.pop()) {
        const response = await fetch(address, { method: 'POST', body: JSON.stringify(event) });
        const said = await response.text();
        if (response.ok) continue;
        failed += 1;
        failure ??= said;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, deliver));
    return { idleMib, peakMib: await heldMib(), failed, failure };
  } finally {
    child.kill('SIGKILL');
  }
}

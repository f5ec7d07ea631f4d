import { spawn } from 'node:child_process';

/** Runs a script on this Node in a process of its own, whose memory ends with it. Rejects with its output when it fails; `signal` ends it. */
export function runScript(script: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'], signal });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => {
      if (code === 0) return resolve();
      const words = Buffer.concat(said).toString().trim();
      reject(new Error(words || `${script} ended ${killedBy ? `by ${killedBy}` : `with code ${code}`}`));
    });
  });
}

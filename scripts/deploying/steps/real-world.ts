import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { World } from './run-steps.ts';

/** The status with which shells say that a command was not found. */
const NOT_FOUND = 127;

/** The tools of this machine, run in the folder of the repository. */
export function realWorld(root: string): World {
  return {
    run: ([tool, ...args], { shows }) =>
      new Promise((resolve) => {
        const child = spawn(tool, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
        const output = { stdout: '', stderr: '' };
        for (const name of ['stdout', 'stderr'] as const) {
          child[name].setEncoding('utf8').on('data', (text: string) => {
            output[name] += text;
            if (shows) process[name].write(text);
          });
        }
        child.on('error', (error) => {
          const stderr = `${tool} cannot be started (${error.message}): is it installed and on the PATH?`;
          if (shows) console.error(stderr);
          resolve({ status: NOT_FOUND, stdout: '', stderr });
        });
        child.on('close', (status) => resolve({ status: status ?? 1, ...output }));
      }),
    writeFile: (path, content) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
    say: (line) => console.log(line),
    now: () => Date.now(),
    pause: (ms) => pause(ms),
  };
}

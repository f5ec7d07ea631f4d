import { readdirSync, readFileSync } from 'node:fs';
import { hasCode } from '../../emulators/suite/processes/system-error.ts';

/** Process ids of the functions emulator's workers below firebase-tools' process; read from /proc, so on Linux only. */
export function functionsWorkers(firebasePid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const parent = /\) \w (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return Number(parent) === firebasePid && command.includes('functions-runtime');
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'ESRCH')) return false;
        throw error;
      }
    });
}

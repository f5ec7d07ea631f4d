import { spawnSync } from 'node:child_process';
import { hasCode } from './system-error.ts';

/** Time limit for a program that hangs; a busy machine may take long to load a large one. */
const HANGS_MS = 120_000;

/** Everything that the program printed, or half a sentence about why it does not start on this machine. */
export type VersionAnswer = { printed: string } | { failure: string };

/**
 * Starts a program to check whether it runs on this machine. Throws if it neither answers nor ends, and if the system cannot start anything, for lack of memory
 * for example, which says nothing about the program.
 */
export function askVersion(program: string, flag = '--version', env: NodeJS.ProcessEnv = {}): VersionAnswer {
  const { status, signal, error, stdout, stderr } = spawnSync(program, [flag], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: HANGS_MS,
  });
  if (error) {
    if (hasCode(error, 'ENOENT', 'EACCES', 'ENOEXEC')) return { failure: error.message };
    if (hasCode(error, 'ETIMEDOUT')) throw new Error(`${program} ${flag} said nothing for ${HANGS_MS / 1000} s`);
    throw error;
  }
  if (status === 0) return { printed: stdout + stderr };
  return { failure: stderr.trim().split('\n').at(-1) || `ended by ${signal ?? `code ${status}`}` };
}

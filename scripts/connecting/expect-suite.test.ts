import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const scripts = join(import.meta.dirname, '..');

function run(script: string, words: string[] = []) {
  return spawnSync(process.execPath, [join(scripts, script), ...words], {
    encoding: 'utf8',
    // Nothing can listen there.
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' },
  });
}

// Each starts a process that reads the whole back end.
describe('commands that need the running product', () => {
  it('say so, in one line, when it does not run', () => {
    const { status, stderr } = run('repair.ts');

    expect(status).toBe(1);
    expect(stderr).toBe(
      'Nothing answers at 127.0.0.1:1: start Doubloon first (npm start), or name a deployed project with --project.\n',
    );
  });

  it('name a job that there is not', () => {
    const { status, stderr, stdout } = run('run-job.ts', ['payouts']);

    expect(status).toBe(1);
    expect(stderr).toContain('There is no job "payouts".');
    expect(stdout).toContain('settle-refunds');
  });
});

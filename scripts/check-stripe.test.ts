import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Outcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command; what it says of a project's accounts is in `tests/api/payments/check-stripe.test.ts`. */
function check(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'check-stripe.ts'), ...words],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

const LOCAL = ['--project', 'demo-doubloon'];

describe('npm run check:stripe', () => {
  it.each([
    [['--help'], 0],
    [[], 1],
    [[...LOCAL, '--float', 'much'], 1],
  ])('says how it is used: %j', async (words, status) => {
    const outcome = await check(words);
    expect(outcome).toMatchObject({ status, stderr: '' });
    expect(outcome.stdout).toContain('Usage: npm run check:stripe -- --project ID [--float SGD]');
  });

  it('refuses an option that there is not', async () => {
    const { status, stdout, stderr } = await check([...LOCAL, '--all']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain("Unknown option '--all'");
  });

  it('says that the suite does not run', async () => {
    const { status, stderr } = await check(LOCAL, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing answers at 127.0.0.1:1');
  });

  it('names the settings that a deployed project lacks', async () => {
    const { status, stdout, stderr } = await check(['--project', 'no-such-project']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('functions/.env.no-such-project is missing: docs/deployment.md says what belongs there.\n');
  });
});

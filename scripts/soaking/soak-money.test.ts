import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../soak-money.ts', import.meta.url));

function soak(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });
  return { status, stdout, printed: `${stdout}${stderr}`, lastLine: stdout.trimEnd().split('\n').at(-1) ?? '' };
}

describe('the long run of sequences of money', () => {
  it('says at the end how many there were and what happened, and succeeds', () => {
    const { status, lastLine, printed } = soak('--sequences', '3', '--seed', '8');
    expect(lastLine, printed).toMatch(
      /^3 sequences, \d{3} steps, seed 8, \d+ s, all promises kept: \d+ campaigns, \d+ paid, /,
    );
    // Of 30 at least, and those that every sequence begins with.
    const [, steps] = /, (\d+) steps/.exec(lastLine) ?? [];
    expect(Number(steps)).toBeGreaterThanOrEqual(3 * 36);
    expect(status).toBe(0);
  });

  it('says how it is used and fails when it cannot be understood', () => {
    const { status, stdout } = soak('--sequences', 'many');
    expect(stdout).toContain('Usage: npm run soak:money');
    expect(status).toBe(2);
  });
});

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { login, register, requestPasswordReset } from '@doubloon/contract/auth/operations.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFree } from '../../emulators/suite/processes/ports.ts';
import { findRunProcesses } from '../../emulators/suite/processes/run-processes.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { createDemoApi } from '../../scripts/seeding/demo-api.ts';

interface Account {
  email: string;
  password: string;
  role: string;
}

const ACCOUNTS = JSON.parse(readFileSync(join(ROOT, 'emulator-data', 'accounts.json'), 'utf8')) as Account[];
const NEWCOMER = { email: 'newcomer@example.com', password: 'a-long-password' };

let keptIn = '';
let running: { interrupt: () => Promise<string> } | undefined;

beforeEach(() => {
  keptIn = mkdtempSync(join(tmpdir(), 'doubloon-start-'));
});
afterEach(async () => {
  await running?.interrupt();
  rmSync(keptIn, { recursive: true, force: true });
});

/** Runs `npm start` in a process group of its own, as a terminal does, and resolves once it has printed its summary. */
async function npmStart() {
  const child = spawn(
    'npm',
    // The installation that comes before has tests of its own, and would not be of this run only.
    ['start', '--ignore-scripts', '--', '--keep', '--keep-in', join(keptIn, 'data'), '--ports', 'free'],
    { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // "close" comes when the last process that holds the output is gone, not only npm.
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const interrupt = async () => {
    running = undefined;
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await closed;
    return output;
  };
  const ready = new Promise<void>((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      if (line.includes('Ctrl-C stops everything.')) resolve();
    }),
  );
  running = { interrupt };
  await Promise.race([
    ready,
    closed.then(() => {
      running = undefined;
      throw new Error(`npm start ended:\n${output}`);
    }),
  ]);
  return { summary: output, interrupt, ...findRun(addressIn(output, 'Product')) };
}

function addressIn(summary: string, name: string): string {
  return new RegExp(`^ {2}${name} +(http://127\\.0\\.0\\.1:\\d+\\S*)`, 'm').exec(summary)?.[1] ?? `no ${name}`;
}

/** The run that serves the site: its marker and every port its configuration names. */
function findRun(site: string): { runId: string; ports: Record<string, number> } {
  for (const name of readdirSync(ROOT)) {
    const runId = /^firebase\.run-(\w+)\.json$/.exec(name)?.[1];
    if (runId === undefined) continue;
    const { emulators } = JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as {
      emulators: Record<string, { port?: number }>;
    };
    const ports = Object.entries(emulators).flatMap(([part, { port }]) => (port === undefined ? [] : [[part, port]]));
    if (emulators['hosting']?.port === Number(new URL(site).port))
      return { runId, ports: Object.fromEntries(ports) as Record<string, number> };
  }
  throw new Error(`no run serves ${site}`);
}

const statusOf = async (address: string) => (await fetch(address)).status;

/** Two builds and two starts of everything, on a machine that may have other work. */
const TIMEOUT_MS = 1_200_000;

describe('npm start', { timeout: TIMEOUT_MS }, () => {
  it('serves what its summary says, leaves nothing after Ctrl-C, and finds its data again with --keep', async () => {
    const first = await npmStart();
    const { summary } = first;
    const addresses = ['Product', 'API docs', 'Payments', 'Social web', 'Clock'].map((name) =>
      addressIn(summary, name),
    );
    expect(await Promise.all(addresses.map(statusOf)), summary).toEqual(addresses.map(() => 200));
    expect(summary).toMatch(/^ {2}Firestore +(firenook|official) engine: \S+/m);
    const logs = /^ {2}Logs +(.+)$/m.exec(summary)?.[1] ?? '';
    expect(existsSync(join(logs, 'firebase.log'))).toBe(true);
    for (const { email, password, role } of ACCOUNTS)
      expect(summary).toMatch(new RegExp(`^ {4}${email} +${password} +\\(${role}\\)$`, 'm'));

    const { runId, ports } = first;
    const api = createDemoApi(addressIn(summary, 'Product'), `http://127.0.0.1:${ports['auth']}`);
    const [someone] = ACCOUNTS;
    if (!someone) throw new Error('the demo data has no accounts');
    await api.call(login, { body: { email: someone.email, password: someone.password } });
    const newcomer = { ...NEWCOMER, name: 'New', username: 'newcomer', role: 'content_creator' as const };
    await api.call(register, { body: { ...newcomer, agreeToTerms: true } });
    await api.call(requestPasswordReset, { body: { email: NEWCOMER.email } });
    const mails = `${addressIn(summary, 'Mailbox')}/mails?to=${encodeURIComponent(NEWCOMER.email)}`;
    await expect
      .poll(async () => (await fetch(mails)).text(), { timeout: 60_000 })
      .toContain(`${addressIn(summary, 'Product')}/account-action?mode=resetPassword`);

    expect(await first.interrupt()).toContain('Stopping…');
    expect(findRunProcesses(runId)).toEqual([]);
    expect(readdirSync(ROOT).filter((name) => name.includes(runId))).toEqual([]);
    const standIns = addresses.map((address) => Number(new URL(address).port));
    const all = [...new Set([...Object.values(ports), ...standIns])];
    const free = await Promise.all(all.map(isFree));
    expect(all.filter((_, index) => !free[index])).toEqual([]);

    const second = await npmStart();
    const again = createDemoApi(addressIn(second.summary, 'Product'), `http://127.0.0.1:${second.ports['auth']}`);
    expect(await again.call(login, { body: NEWCOMER })).toMatchObject({ user: { username: 'newcomer' } });
    await second.interrupt();
  });
});

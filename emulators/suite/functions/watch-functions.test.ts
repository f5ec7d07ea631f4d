import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listenForLaunchers, type EngineReport } from '../../engine/index.ts';
import { LISTENING } from './functions-call.ts';
import { CONTROL_SOCKET_VARIABLE } from './watch-functions.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-watch-'));
  const listens = `process.send(${JSON.stringify(JSON.stringify(LISTENING))}); setInterval(() => {}, 1000);`;
  writeFileSync(join(folder, 'functions-runtime.ts'), listens);
  writeFileSync(join(folder, 'other.js'), listens);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a process in the role of firebase-tools, which starts `script` and calls `end` on it once it listens; resolves with all its reports. */
async function reportsAfter(script: string, end: string): Promise<EngineReport[]> {
  const socket = join(folder, 'control.sock');
  const reports: EngineReport[] = [];
  const lost: string[] = [];
  const control = await listenForLaunchers(
    socket,
    (report) => reports.push(report),
    (part) => lost.push(part),
  );
  const command = `process.execPath, [${JSON.stringify(join(folder, script))}], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }`;
  const parent = `const child = require('node:child_process').spawn(${command}); child.once('message', () => { ${end} });`;
  const firebase = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'watch-functions.ts'), '-e', parent],
    { env: { ...process.env, [CONTROL_SOCKET_VARIABLE]: socket }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  await new Promise((resolve) => firebase.once('exit', resolve));
  await control.close();
  expect(lost).toEqual([]);
  return reports;
}

const KILL_FROM_OUTSIDE = "process.kill(child.pid, 'SIGKILL');";

it('tells how a functions process ended that nobody was to end', async () => {
  expect(await reportsAfter('functions-runtime.ts', KILL_FROM_OUTSIDE)).toEqual([
    { part: 'functions', event: 'process-ended', detail: 'ended by SIGKILL' },
  ]);
});

it('tells it too when firebase-tools reacts by ending what is dead already', async () => {
  expect(await reportsAfter('functions-runtime.ts', `${KILL_FROM_OUTSIDE} child.kill();`)).toMatchObject([
    { detail: 'ended by SIGKILL' },
  ]);
});

it('tells that new code could not be loaded', async () => {
  writeFileSync(join(folder, 'functions-runtime.ts'), 'throw new Error("broken");');
  expect(await reportsAfter('functions-runtime.ts', '')).toEqual([
    { part: 'functions', event: 'load-failed', detail: 'ended with code 1' },
  ]);
});

it('is silent about a functions process that firebase-tools ended', async () => {
  expect(await reportsAfter('functions-runtime.ts', 'child.kill();')).toEqual([]);
});

it('is silent about other processes', async () => {
  expect(await reportsAfter('other.js', KILL_FROM_OUTSIDE)).toEqual([]);
});

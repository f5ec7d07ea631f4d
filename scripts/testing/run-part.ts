import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest, judge, type Counts } from './counts.ts';
import type { TestPart } from './parts.ts';

export interface PartResult {
  part: TestPart;
  counts: Counts;
  durationMs: number;
  output: string;
}

/** Runs one part as a process of its own and reads its counts: from its JSON report, or one for a check. */
export async function runPart(part: TestPart, files: string[], signal: AbortSignal): Promise<PartResult> {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-test-'));
  const report = join(folder, 'report.json');
  try {
    const own = files.filter((file) => part.folders.some((start) => file.replace(/^\.\//, '').startsWith(start)));
    const { exitCode, output } = await run(part, [...reporterArgs(part, report), ...own], report, signal);
    const counts = judge(readCounts(part, report, exitCode), exitCode);
    return { part, counts, durationMs: Date.now() - started, output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reporterArgs(part: TestPart, report: string): string[] {
  if (part.runner === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (part.runner === 'playwright') return ['--reporter=list,json'];
  return [];
}

function run(
  part: TestPart,
  args: string[],
  report: string,
  signal: AbortSignal,
): Promise<{ exitCode: number; output: string }> {
  const [tool = '', ...fixed] = part.command;
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };
  const child = spawn(join('node_modules', '.bin', tool), [...fixed, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill('SIGINT');
  signal.addEventListener('abort', stop);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (exitCode: number, note = '') => {
      signal.removeEventListener('abort', stop);
      resolve({ exitCode, output: Buffer.concat(chunks).toString() + note });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('close', (code, killedBy) => end(code ?? 1, killedBy ? `ended by ${killedBy}` : ''));
  });
}

function readCounts(part: TestPart, report: string, exitCode: number): Counts {
  if (part.runner === 'exit-code') return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const content: unknown = JSON.parse(readFileSync(report, 'utf8'));
    return part.runner === 'vitest'
      ? countVitest(content as Parameters<typeof countVitest>[0])
      : countPlaywright(content as Parameters<typeof countPlaywright>[0]);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

import { BUILT_VARIABLE } from './testing/built-variable.ts';
import { measuredLines } from './testing/measured-lines.ts';
import { runPart, type PartResult } from './testing/run-part.ts';
import { selectParts, type TestPart } from './testing/parts.ts';
import { totalLine } from './testing/counts.ts';

/** Parts share nothing: those with engines bring their own, on ports of their own, and wait about half of their time. */
const AT_ONCE = 2;

const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());

async function runAll(parts: TestPart[], files: string[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  const run = async (part: TestPart) => {
    if (abort.signal.aborted) return;
    const result = await runPart(part, files, abort.signal);
    results.push(result);
    show(result);
  };
  const runSideBySide = async (queue: TestPart[]) => {
    const worker = async () => {
      for (let part = queue.shift(); part; part = queue.shift()) await run(part);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  };
  const light = parts.filter(({ group }) => group === 'check' || group === 'unit');
  await runSideBySide([...light]);
  if (results.some(({ part, counts }) => part.name === 'build' && counts.failed === 0))
    process.env[BUILT_VARIABLE] = 'yes';
  // The longest, which come last, begin first.
  await runSideBySide(parts.filter((each) => !light.includes(each)).reverse());
  return results;
}

function show({ part, counts, durationMs, output }: PartResult): void {
  const failed = counts.failed > 0;
  if (failed)
    console.log(`\n--- ${part.name}: ${part.command.join(' ')}\n${output.trimEnd()}\n--- end of ${part.name}\n`);
  console.log(`${failed ? 'FAIL' : 'ok  '} ${part.name} (${seconds(durationMs)})`);
  for (const line of measuredLines(output)) console.log(`     ${line}`);
}

function printTable(results: PartResult[]): void {
  const width = Math.max(...results.map(({ part }) => part.name.length));
  console.log(`\n${'part'.padEnd(width)}  passed  failed    time`);
  for (const { part, counts, durationMs } of results) {
    const columns = [
      String(counts.passed).padStart(6),
      String(counts.failed).padStart(6),
      seconds(durationMs).padStart(6),
    ];
    console.log(`${part.name.padEnd(width)}  ${columns.join('  ')}`);
  }
}

const seconds = (durationMs: number) => `${(durationMs / 1000).toFixed(1)} s`;

try {
  const { parts, files } = selectParts(process.argv.slice(2));
  const started = Date.now();
  const results = await runAll(parts, files);
  const inOrder = parts.flatMap((part) => results.filter((result) => result.part === part));
  const notRun = parts.length - inOrder.length;
  const counts = [...inOrder.map((result) => result.counts), { passed: 0, failed: notRun }];
  printTable(inOrder);
  console.log(`all ${seconds(Date.now() - started)}\n${totalLine(counts)}`);
  if (counts.some(({ failed }) => failed > 0)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

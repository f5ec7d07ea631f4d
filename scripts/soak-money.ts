import type { Run } from '../tests/money/property.ts';
import { NO_TALLY, sumTallies } from '../tests/money/tally.ts';
import { readArguments } from './soaking/read-arguments.ts';
import { batchesOf, runBatches } from './soaking/run-batches.ts';

const USAGE = `Usage: npm run soak:money -- [--sequences N] [--seed S] [--path P]

Runs N random sequences (1,000 unless told otherwise) of at least 30 operations on the product's money code, with a database and a payment provider
in memory, and looks at all invariants after every operation, on all cores. The same seed gives the same sequences. A sequence that breaks a promise is made as
small as it goes and printed with a seed and a path; --seed S --path P runs that one again. The last line has the counts; ends with
status 1 when a promise was broken.`;

const wanted = readArguments(process.argv.slice(2));
if (wanted === 'help' || wanted === 'wrong') {
  console.log(USAGE);
  process.exit(wanted === 'help' ? 0 : 2);
}
const startedAt = performance.now();
let sequences = 0;
let tally = NO_TALLY;
const failures: { batch: number; failure: NonNullable<Run['failure']> }[] = [];
await runBatches(batchesOf(wanted), (run, batch) => {
  sequences += run.sequences;
  tally = sumTallies(tally, run.tally);
  if (run.failure) failures.push({ batch, failure: run.failure });
  else if (sequences < wanted.count) console.log(`${sequences} of ${wanted.count} after ${elapsed()} s`);
});
for (const { failure } of failures.toSorted((a, b) => a.batch - b.batch)) {
  console.log(`A promise was broken. ${failure.report}`);
  process.exitCode = 1;
}
const { steps, ...happened } = tally;
const counts = Object.entries(happened).map(([what, number]) => `${number} ${what}`);
console.log(
  `${sequences} sequences, ${steps} steps, seed ${wanted.seed}, ${elapsed()} s, ${failures.length > 0 ? 'FAILED' : 'all promises kept'}: ${counts.join(', ')}`,
);

function elapsed(): number {
  return Math.round((performance.now() - startedAt) / 1000);
}

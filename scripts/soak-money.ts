import { inMemory } from '../tests/money/databases.ts';
import { runSequences, type Run } from '../tests/money/property.ts';
import { NO_TALLY, sumTallies } from '../tests/money/run-sequence.ts';
import { readArguments } from './soaking/read-arguments.ts';

const USAGE = `Usage: npm run soak:money -- [--sequences N] [--seed S] [--path P]

Runs N random sequences (1,000 unless told otherwise) of at least 30 operations on the product's money code, with a database and a payment provider
in memory, and looks at all invariants after every operation. The same seed gives the same sequences. A sequence that breaks a promise is made as
small as it goes and printed with a seed and a path; --seed S --path P runs that one again. The last line has the counts; ends with
status 1 when a promise was broken.`;

/** Sequences between two lines of progress; each batch has a seed of its own. */
const BATCH = 500;

const wanted = readArguments(process.argv.slice(2));
if (wanted === 'help' || wanted === 'wrong') {
  console.log(USAGE);
  process.exit(wanted === 'help' ? 0 : 2);
}
const { count, seed: firstSeed, path } = wanted;
const startedAt = performance.now();
let sequences = 0;
let tally = NO_TALLY;
let failure: Run['failure'] = null;
for (let batch = 0; sequences < count && !failure; batch += 1) {
  const next = { count: Math.min(BATCH, count - sequences), seed: firstSeed + batch, path };
  const run = await runSequences(next, { openDatabase: inMemory() });
  failure = run.failure;
  sequences += run.sequences;
  tally = sumTallies(tally, run.tally);
  if (path !== undefined) break;
  if (!failure && sequences < count) console.log(`${sequences} of ${count} after ${elapsed()} s`);
}
if (failure) {
  console.log(`A promise was broken. ${failure.report}`);
  process.exitCode = 1;
}
const { steps, ...happened } = tally;
const counts = Object.entries(happened).map(([what, number]) => `${number} ${what}`);
console.log(
  `${sequences} sequences, ${steps} steps, seed ${firstSeed}, ${elapsed()} s, ${failure ? 'FAILED' : 'all promises kept'}: ${counts.join(', ')}`,
);

function elapsed(): number {
  return Math.round((performance.now() - startedAt) / 1000);
}

import { parentPort } from 'node:worker_threads';
import { inMemory } from '../../tests/money/databases.ts';
import { runSequences, type Wanted } from '../../tests/money/property.ts';

/** Runs each batch of sequences that it is sent, and answers with its result. */
parentPort?.on('message', (batch: Wanted) => {
  void runSequences(batch, { openDatabase: inMemory() }).then((run) => parentPort?.postMessage(run));
});

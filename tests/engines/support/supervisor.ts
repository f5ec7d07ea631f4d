import { startEngineSuite } from './engine-suite.ts';

/** Run as a process of its own by a test that kills it: starts a suite, prints where it is, and stays. */
const { runId, ports, logDir } = await startEngineSuite(['auth', 'firestore', 'clock']);
console.log(JSON.stringify({ runId, ports, logDir }));

import { createRequire } from 'node:module';
import { shareEmulator } from './share-emulator.ts';
import { awaitListening, poolOne, takeMany } from './share-process.ts';
import type { ToolsModules } from '../firebase/firebase-tools-types.ts';

const require = createRequire(import.meta.url);

/** A module of firebase-tools by its path below `lib`. */
function toolsModule<Path extends keyof ToolsModules>(path: Path): ToolsModules[Path] {
  return require(`firebase-tools/lib/${path}`) as ToolsModules[Path];
}

/**
 * Loaded into firebase-tools by `--import`, which on its own runs each function in a process of its own, and a further one for each call of
 * it beside another. Here one process runs all of them, many calls at once, as an instance does where they are deployed
 * (docs/decisions/001-one-machine.md).
 */
if (process.argv[1] === require.resolve('firebase-tools/lib/bin/firebase.js')) {
  const { RuntimeWorker, RuntimeWorkerPool } = toolsModule('emulator/functionsRuntimeWorker.js');
  poolOne(RuntimeWorkerPool.prototype);
  takeMany(RuntimeWorker.prototype);
  awaitListening(RuntimeWorker.prototype);
  shareEmulator(toolsModule);
  // It runs "npm show" at each load of the code, to say that there is a newer version, and everything waits for that.
  toolsModule('deploy/functions/runtimes/node/versioning.js').checkFunctionsSDKVersion = () => {};
}

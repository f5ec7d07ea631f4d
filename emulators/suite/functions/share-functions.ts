import { createRequire } from 'node:module';
import { shareEmulator } from './share-emulator.ts';
import { awaitListening, poolOne, takeMany } from './share-process.ts';
import type { ToolsModules } from '../firebase/firebase-tools-types.ts';

const require = createRequire(import.meta.url);

/** Returns a module of firebase-tools by its path below `lib`. */
function toolsModule<Path extends keyof ToolsModules>(path: Path): ToolsModules[Path] {
  return require(`firebase-tools/lib/${path}`) as ToolsModules[Path];
}

/**
 * Makes one process run all functions, many calls at once, as an instance does when deployed (docs/decisions/001-one-machine.md). firebase-tools loads this
 * module by `--import`; on its own, it starts a process for each function, and another one for each concurrent call.
 */
if (process.argv[1] === require.resolve('firebase-tools/lib/bin/firebase.js')) {
  const { RuntimeWorker, RuntimeWorkerPool } = toolsModule('emulator/functionsRuntimeWorker.js');
  poolOne(RuntimeWorkerPool.prototype);
  takeMany(RuntimeWorker.prototype);
  awaitListening(RuntimeWorker.prototype);
  shareEmulator(toolsModule);
  // It runs "npm show" at each load of the code, to report a newer version, and everything waits for that.
  toolsModule('deploy/functions/runtimes/node/versioning.js').checkFunctionsSDKVersion = () => {};
}

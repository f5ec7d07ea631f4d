import type { ChildProcess } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FunctionCall } from '../functions/functions-call.ts';
import type { PassedCall } from '../functions/pass-call.ts';

/** The internals of firebase-tools that `share-functions.ts` changes and that its own types omit. */

/** A functions process: `RuntimeWorker` in lib/emulator/functionsRuntimeWorker.js. */
export interface Worker {
  state: 'CREATED' | 'IDLE' | 'BUSY' | 'FINISHING' | 'FINISHED';
  runtime: { process: ChildProcess; conn: { socketPath: string } };
  logger: { log: (level: 'ERROR', text: string) => void };
  logInfo: (text: string) => void;
  readyForWork: () => void;
  request: (this: Worker, call: Omit<PassedCall, 'body'>, response: ServerResponse, body?: Uint8Array) => Promise<void>;
  waitForSocketReady: (this: Worker) => Promise<void>;
}

/** The functions processes of a codebase, `RuntimeWorkerPool` of firebase-tools. */
export interface WorkerPool {
  getKey: () => string;
  getTriggerWorkers: (triggerId?: string) => readonly Worker[];
  cleanUpWorkers: () => void;
  getIdleWorker: (this: WorkerPool, triggerId?: string) => Worker | undefined;
  refresh: (this: WorkerPool) => void;
}

/** A codebase: `EmulatableBackend` in lib/emulator/functionsEmulator.js. */
export interface Backend {
  codebase: string;
  functionsDir: string;
  /** The Node binary that runs it. */
  bin?: string;
}

/** A function: `EmulatedTriggerDefinition` in lib/emulator/functionsEmulatorShared.js. */
export interface TriggerDefinition {
  entryPoint: string;
  timeoutSeconds: number;
}

export interface TriggerRequest extends IncomingMessage {
  params: { region?: string; trigger_name: string };
}

/** The members of `FunctionsEmulator` (lib/emulator/functionsEmulator.js) that are used or changed. */
export interface FunctionsEmulator {
  triggers: Record<string, { def: TriggerDefinition }>;
  startNode: (
    this: FunctionsEmulator,
    backend: Backend,
    env: NodeJS.ProcessEnv,
  ) => Promise<Worker['runtime'] & { events: EventEmitter; cwd: string }>;
  startRuntime: (this: FunctionsEmulator, backend: Backend, trigger?: TriggerDefinition) => Promise<Worker>;
  discoverTriggers: (this: FunctionsEmulator, backend: Backend) => Promise<TriggerDefinition[]>;
  connect: (this: FunctionsEmulator) => Promise<void>;
  handleHttpsTrigger: (this: FunctionsEmulator, request: TriggerRequest, response: ServerResponse) => Promise<void>;
}

/** The modules of firebase-tools that are changed, by their paths below `firebase-tools/lib`. */
export interface ToolsModules {
  'emulator/functionsRuntimeWorker.js': {
    RuntimeWorker: { prototype: Worker };
    RuntimeWorkerPool: { prototype: WorkerPool };
  };
  'emulator/functionsEmulator.js': {
    FunctionsEmulator: { prototype: FunctionsEmulator };
    IPCConn: new (socketPath: string) => { socketPath: string };
  };
  'emulator/functionsEmulatorShared.js': {
    getSignatureType: (definition: TriggerDefinition) => FunctionCall['signature'];
    getTemporarySocketPath: () => string;
  };
  'deploy/functions/runtimes/discovery/index.js': {
    detectFromYaml: (folder: string, project: string, runtime: string) => Promise<unknown>;
    yamlToBuild: (manifest: unknown, project: string, region: string, runtime: string) => unknown;
  };
  'deploy/functions/runtimes/node/versioning.js': { checkFunctionsSDKVersion: (version: string) => void };
  /** The error class whose message its command line prints; it calls any other error unexpected. */
  'error.js': { FirebaseError: new (message: string) => Error };
  'api.js': { functionsDefaultRegion: () => string };
}

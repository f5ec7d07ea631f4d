import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addressCall, MANIFEST_PATH } from './functions-call.ts';
import type { FunctionsEmulator, ToolsModules, Worker } from '../firebase/firebase-tools-types.ts';
import { ProcessGone } from './pass-call.ts';

type ToolsModule = <Path extends keyof ToolsModules>(path: Path) => ToolsModules[Path];

/** Makes firebase-tools' functions emulator start one process per codebase, get its functions from that process, and address each call. */
export function shareEmulator(toolsModule: ToolsModule): void {
  const { FunctionsEmulator, IPCConn } = toolsModule('emulator/functionsEmulator.js');
  const { getSignatureType, getTemporarySocketPath } = toolsModule('emulator/functionsEmulatorShared.js');
  const emulator = FunctionsEmulator.prototype;

  emulator.startNode = function ({ bin = process.execPath, functionsDir }, env) {
    const socketPath = getTemporarySocketPath();
    const child = spawn(bin, [join(import.meta.dirname, 'functions-runtime.ts')], {
      cwd: functionsDir,
      env: { ...process.env, ...env, PORT: socketPath },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const runtime = { process: child, events: new EventEmitter(), cwd: functionsDir, conn: new IPCConn(socketPath) };
    return Promise.resolve(runtime);
  };

  const startAnew = startOnce(emulator);
  discoverInProcess(emulator, toolsModule, startAnew);
  passOnToNext(emulator, getSignatureType);

  const { connect } = emulator;
  emulator.connect = async function () {
    await connect.call(this);
    // firebase-tools would continue without functions.
    if (Object.keys(this.triggers).length === 0) {
      const { FirebaseError } = toolsModule('error.js');
      throw new FirebaseError('The functions could not be loaded');
    }
  };
}

/** Makes calls of all functions wait for the process that is starting. Returns a function that starts another process, for example for new code. */
export function startOnce(emulator: FunctionsEmulator): FunctionsEmulator['startRuntime'] {
  const { startRuntime } = emulator;
  const starting = new Map<string, Promise<Worker>>();
  const startAnew: typeof startRuntime = function (backend) {
    const started = startRuntime.call(this, backend).finally(() => {
      if (starting.get(backend.codebase) === started) starting.delete(backend.codebase);
    });
    starting.set(backend.codebase, started);
    return started;
  };
  emulator.startRuntime = function (backend) {
    return starting.get(backend.codebase) ?? startAnew.call(this, backend);
  };
  return startAnew;
}

/**
 * Gets the functions from the new process, so that it runs before the first call. firebase-tools would load the code in another process, on a port that another
 * suite may take at the same moment, and give up after 10 s.
 */
function discoverInProcess(
  emulator: FunctionsEmulator,
  toolsModule: ToolsModule,
  startAnew: FunctionsEmulator['startRuntime'],
): void {
  const discovery = toolsModule('deploy/functions/runtimes/discovery/index.js');
  const { functionsDefaultRegion } = toolsModule('api.js');
  const { discoverTriggers } = emulator;
  const loading = new Map<string, () => Promise<Worker>>();
  emulator.discoverTriggers = function (backend) {
    loading.set(backend.functionsDir, () => startAnew.call(this, backend));
    return discoverTriggers.call(this, backend);
  };
  discovery.detectFromYaml = async (folder, project, runtime) => {
    const start = loading.get(folder);
    if (!start) throw new Error(`The functions in ${folder} are not being loaded`);
    const worker = await start();
    try {
      const manifest = await ask(worker.runtime.conn.socketPath, MANIFEST_PATH);
      return discovery.yamlToBuild(manifest, project, functionsDefaultRegion(), runtime);
    } catch (error) {
      worker.runtime.process.kill();
      throw error;
    }
  };
}

async function ask(socketPath: string, path: string): Promise<unknown> {
  const [answer] = (await once(request({ socketPath, path, agent: false }).end(), 'response')) as [IncomingMessage];
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(body);
  return JSON.parse(body) as unknown;
}

/** Adds to each call the function that it is for, and passes a call that no process has received on to the next process. */
export function passOnToNext(
  emulator: FunctionsEmulator,
  getSignatureType: ToolsModules['emulator/functionsEmulatorShared.js']['getSignatureType'],
): void {
  const { handleHttpsTrigger } = emulator;
  emulator.handleHttpsTrigger = async function (call, response) {
    const { region, trigger_name: name } = call.params;
    const definition = this.triggers[region === undefined ? name : `${region}-${name}`]?.def;
    if (definition) {
      const { entryPoint: target, timeoutSeconds } = definition;
      addressCall(call.headers, { target, timeoutSeconds, signature: getSignatureType(definition) });
    }
    let passedOn = false;
    while (!passedOn) {
      passedOn = await handleHttpsTrigger.call(this, call, response).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ProcessGone) return false;
          throw error;
        },
      );
    }
    // firebase-tools does not answer the caller if no process can be started.
    if (!response.headersSent && !response.destroyed) response.writeHead(503).end('The functions could not be started');
  };
}

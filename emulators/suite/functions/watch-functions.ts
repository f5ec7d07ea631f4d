import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { connectToSuite } from '../../engine/index.ts';
import { LISTENING } from './functions-call.ts';

/** Environment variable that tells `watch-functions.ts` inside firebase-tools' process the suite's control socket. */
export const CONTROL_SOCKET_VARIABLE = 'DOUBLOON_CONTROL_SOCKET';

/** Matches the script that the functions process runs. */
const RUNTIME = /functions-runtime\.ts$/;

/**
 * Reports every functions process that ends unexpectedly. firebase-tools loads this module by `--import`, because only a process's parent learns how it ended,
 * and firebase-tools does not tell. It ends processes itself after a new build and at the end of a run; those are not reported.
 */
function watchFunctions(controlSocket: string): void {
  subscribe('child_process', (message) => {
    const { process: child } = message as { process: ChildProcess };
    let listened = false;
    child.on('message', (sent) => {
      listened ||= typeof sent === 'string' && sent.includes(LISTENING.text);
    });
    child.once('exit', (code, signal) => {
      if (!child.spawnargs.some((argument) => RUNTIME.test(argument))) return;
      // A request under way makes firebase-tools "kill" a dead process, so `killed` alone proves nothing.
      if (child.killed && signal === 'SIGTERM') return;
      const channel = connectToSuite(controlSocket, () => {});
      channel.report({
        part: 'functions',
        event: listened ? 'process-ended' : 'load-failed',
        detail: signal ? `ended by ${signal}` : `ended with code ${code}`,
      });
      channel.close();
    });
  });
}

const controlSocket = process.env[CONTROL_SOCKET_VARIABLE];
if (controlSocket !== undefined) watchFunctions(controlSocket);

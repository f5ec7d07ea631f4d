import { join } from 'node:path';
import { SCHEDULED_JOB_NAMES } from '@doubloon/contract/shared/constants.ts';
import { importing, type PartSpec } from './processes/part-process.ts';
import { HOST, type PortName, type Ports } from './processes/ports.ts';
import { answers } from './processes/probe.ts';

export const STAND_INS = ['stripe', 'social', 'clock', 'mail'] as const;
export type StandIn = (typeof STAND_INS)[number];

/** Returns the ports on which stand-ins listen: one each, and the mail server's. */
export const standInPorts = (parts: readonly StandIn[]): PortName[] =>
  parts.flatMap((part): PortName[] => (part === 'mail' ? ['mail', 'smtp'] : [part]));

export interface StandInRun {
  root: string;
  ports: Ports;
  /** Folder of the stand-ins' state files, empty or copied from an earlier run. */
  stateDir: string;
  /** True if the product itself runs, so that the ticker has something to call. */
  servesProduct: boolean;
  env: NodeJS.ProcessEnv;
}

/** Returns the path of the file through which the clock stand-in tells the time to the back end. */
export function clockFile(stateDir: string): string {
  return join(stateDir, 'clock.json');
}

/** Returns the part of a stand-in, `emulators/NAME/main.ts`. It keeps its state in a file, so that it can restart after a crash. */
export function standInPart(name: StandIn, run: StandInRun): PartSpec {
  const jobs = run.servesProduct ? SCHEDULED_JOB_NAMES.flatMap((job) => ['--job', job]) : [];
  const ownArgs: Record<StandIn, string[]> = {
    stripe: ['--data-file', join(run.stateDir, 'stripe.json')],
    social: ['--data-file', join(run.stateDir, 'social.json')],
    mail: ['--smtp-port', String(run.ports.smtp), '--data-file', join(run.stateDir, 'mail.json')],
    clock: ['--file', clockFile(run.stateDir), '--api', `http://${HOST}:${run.ports.hosting}/api`, ...jobs],
  };
  return {
    name,
    command: process.execPath,
    args: [
      ...importing('firebase/keep-connections.ts'),
      join(run.root, 'emulators', name, 'main.ts'),
      '--port',
      String(run.ports[name]),
      ...ownArgs[name],
    ],
    cwd: run.root,
    env: run.env,
    isReady: () => answers(`http://${HOST}:${run.ports[name]}/`),
    restarts: true,
  };
}

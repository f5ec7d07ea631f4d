import type { EngineChoice } from '../engine/index.ts';
import type { FirebasePart } from './firebase/firebase-part.ts';
import type { Ports } from './processes/ports.ts';
import type { StandIn } from './stand-in-parts.ts';

export type SuitePart = FirebasePart | StandIn;

export interface SuiteOptions {
  projectId: string;
  /** `free` for a block that no other run uses, or exactly these ports. */
  ports: 'free' | Ports;
  parts: SuitePart[];
  /** Export in the suite's official format, loaded at start; a folder that does not exist means no data. */
  importDir?: string;
  /** Folder below the repository's root that the hosting emulator serves; `web/dist` by default. */
  hostingDir?: string;
  /** `HOST:PORT` to which the Firestore engine sends the events of triggers instead of the functions emulator. */
  eventsTo?: string;
  /** Folder for the state of the engine and the stand-ins of this run only. */
  dataDir: string;
  logDir: string;
  /** Variables to add to the environment that every part inherits. */
  env?: NodeJS.ProcessEnv;
  /** Called with events of parts while the suite runs, as sentences for a terminal. */
  onEvent?: (sentence: string) => void;
}

/** The reason why a suite ended: undefined if it was stopped on purpose, otherwise a message naming the part with its last log lines. */
export type SuiteEnd = { crash: string } | undefined;

export interface Suite {
  /** Marks the run's processes, see `run-processes.ts`. */
  runId: string;
  ports: Ports;
  urls: Record<SuitePart, string>;
  /** Environment variables through which a back end or a test reaches this suite. */
  env: Record<string, string>;
  engine: EngineChoice;
  logDir: string;
  /** Returns the process id of a running part; `firestore` is the engine itself. For tests that kill it. */
  pidOf: (part: 'firebase' | 'firestore' | 'storage' | StandIn) => number | undefined;
  /** Writes the data of all emulators to `dir` in the official format; replaces `dir` only when the export is complete. */
  exportTo: (dir: string) => Promise<void>;
  /** Resolves when the suite has ended and none of its processes is left. */
  ended: Promise<SuiteEnd>;
  stop: () => Promise<void>;
}

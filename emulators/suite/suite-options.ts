import type { EngineChoice } from '../engine/index.ts';
import type { FirebasePart } from './firebase/firebase-part.ts';
import type { Ports } from './processes/ports.ts';
import type { StandIn } from './stand-in-parts.ts';

export type SuitePart = FirebasePart | StandIn;

export interface SuiteOptions {
  projectId: string;
  /** A block that no other run uses, or exactly these. */
  ports: 'free' | Ports;
  parts: SuitePart[];
  /** Export in the suite's official format, loaded at start; a folder that does not exist is no data. */
  importDir?: string;
  /** Folder the hosting emulator serves, below the repository's root; `web/dist` unless told. */
  hostingDir?: string;
  /** `HOST:PORT` that the Firestore engine sends the events of triggers to instead of the functions emulator. */
  eventsTo?: string;
  /** State of the engine and the stand-ins, of this run only. */
  dataDir: string;
  logDir: string;
  /** Added to the environment that every part inherits. */
  env?: NodeJS.ProcessEnv;
  /** Called with events of parts while the suite runs, as sentences for a terminal. */
  onEvent?: (sentence: string) => void;
}

/** Why a suite is over: nothing when it was stopped on purpose, else a message naming the part with its last log lines. */
export type SuiteEnd = { crash: string } | undefined;

export interface Suite {
  /** Marks the run's processes, see `run-processes.ts`. */
  runId: string;
  ports: Ports;
  urls: Record<SuitePart, string>;
  /** Environment variables by which a back end or a test reaches this suite. */
  env: Record<string, string>;
  engine: EngineChoice;
  logDir: string;
  /** Process id of a running part; `firestore` is the engine itself. For tests that kill it. */
  pidOf: (part: 'firebase' | 'firestore' | 'storage' | StandIn) => number | undefined;
  /** Writes the data of all emulators to `dir` in the official format, replacing it only when it is complete. */
  exportTo: (dir: string) => Promise<void>;
  /** Resolves when the suite is over; by then no process of it is left. */
  ended: Promise<SuiteEnd>;
  stop: () => Promise<void>;
}

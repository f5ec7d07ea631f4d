import { readFileSync } from 'node:fs';
import type { Adaptation } from './adapt-documents.ts';
import type { EngineName } from './choose-engine.ts';

/** Settings of the launcher named `java` for one run; the suite writes them beside the launcher. */
export interface EngineSettings {
  engine: EngineName;
  /** The machine's own java; set if the engine is the official one. */
  java: string | undefined;
  /** A firenook binary that starts; set if the engine is firenook. */
  firenook: string | undefined;
  /** An empty folder for this run only: firenook keeps its data there, which survives a crash. */
  dataDir: string;
  /** The port of firenook, behind the gate that keeps the public port open while it restarts. */
  enginePort: number;
  /** True to refuse queries without an index in `firestore.indexes.json`. */
  strictIndexes: boolean;
  /** `HOST:PORT` to which the engine sends the events of triggers instead of the functions emulator. */
  eventsTo?: string | undefined;
  /** Changes to the documents that this run imports; undefined if it imports none. */
  adaptation?: Adaptation | undefined;
  /** Folder of `firebase.json`. */
  root: string;
  /** Unix socket (or Windows pipe) of the suite: the launcher reports to it, and ends when it closes. */
  controlSocket: string;
}

/** Reads the settings that the suite wrote for its launcher. */
export function readEngineSettings(path: string): EngineSettings {
  return JSON.parse(readFileSync(path, 'utf8')) as EngineSettings;
}

import { readFileSync } from 'node:fs';
import type { Adaptation } from './adapt-documents.ts';
import type { EngineName } from './choose-engine.ts';

/** Settings for one run of the launcher named `java`; written by the suite beside the launcher. */
export interface EngineSettings {
  engine: EngineName;
  /** The machine's own java; set when the engine is the official one. */
  java: string | undefined;
  /** A firenook binary that starts; set when the engine is firenook. */
  firenook: string | undefined;
  /** Empty folder of this run only: firenook keeps its data there, which survives its crash. */
  dataDir: string;
  /** Where firenook listens, behind the gate that keeps the public port open while it starts again. */
  enginePort: number;
  /** True to refuse queries that no index of `firestore.indexes.json` serves. */
  strictIndexes: boolean;
  /** `HOST:PORT` that the engine sends the events of triggers to instead of the functions emulator. */
  eventsTo?: string | undefined;
  /** Changes that this run makes to the documents it imports; undefined when it imports none. */
  adaptation?: Adaptation | undefined;
  /** Folder of `firebase.json`. */
  root: string;
  /** Unix socket (or Windows pipe) of the suite: the launcher reports there and ends when it closes. */
  controlSocket: string;
}

/** Reads the settings the suite wrote for its launcher. */
export function readEngineSettings(path: string): EngineSettings {
  return JSON.parse(readFileSync(path, 'utf8')) as EngineSettings;
}

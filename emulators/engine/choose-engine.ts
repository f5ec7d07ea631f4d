export type EngineName = 'official' | 'firenook';

/** Capabilities of the machine, collected by `official-engine.ts` and `firenook-binary.ts`. */
export interface EngineFacts {
  /** Major version of the `java` on PATH; undefined if there is none. */
  javaMajor: number | undefined;
  /** State of the official engines' files: in firebase-tools' cache, downloadable, or unreachable for a reason. Not checked without Java. */
  officialFiles: 'cached' | 'downloadable' | 'not asked' | { unreachable: string };
  firenook: boolean;
}

export interface EngineChoice {
  engine: EngineName;
  /** The reason for the choice, as half a sentence for the terminal. */
  reason: string;
}

export const MIN_JAVA_MAJOR = 21;

/** Thrown when no engine can run, or not the requested one; the message names what to install. */
export class NoEngine extends Error {}

/** Returns the engine that runs Firestore: the forced one, otherwise the official one if it can run, otherwise firenook. Throws `NoEngine`. */
export function chooseEngine(forced: string | undefined, facts: EngineFacts): EngineChoice {
  const obstacle = officialObstacle(facts);
  switch (forced) {
    case 'official':
      if (obstacle) throw new NoEngine(`FIRESTORE_ENGINE=official cannot run: ${obstacle}. ${remedyOf(facts)}`);
      return { engine: 'official', reason: 'FIRESTORE_ENGINE asks for it' };
    case 'firenook':
      if (!facts.firenook) throw new NoEngine(`FIRESTORE_ENGINE=firenook cannot run: ${NO_FIRENOOK}. ${INSTALL_JAVA}`);
      return { engine: 'firenook', reason: 'FIRESTORE_ENGINE asks for it' };
    case undefined:
    case '':
      if (!obstacle) return { engine: 'official', reason: `Java ${facts.javaMajor} and its files are here` };
      if (facts.firenook) return { engine: 'firenook', reason: obstacle };
      throw new NoEngine(`No engine can run Firestore here: ${obstacle}, and ${NO_FIRENOOK}. ${remedyOf(facts)}`);
    default:
      throw new NoEngine(`FIRESTORE_ENGINE is "${forced}": it may be "official" or "firenook"`);
  }
}

const NO_FIRENOOK = 'the npm package with the firenook engine exists for linux-x64 only and is not installed';
const INSTALL_JAVA = `Install Java ${MIN_JAVA_MAJOR} or newer (for example from adoptium.net) and run the command again; the first start downloads the official emulators`;

const DOWNLOAD = 'Run the command again where its files can be downloaded, which the first start does';

const hasJava = ({ javaMajor }: EngineFacts) => javaMajor !== undefined && javaMajor >= MIN_JAVA_MAJOR;
const remedyOf = (facts: EngineFacts) => (hasJava(facts) ? DOWNLOAD : INSTALL_JAVA);

function officialObstacle(facts: EngineFacts): string | undefined {
  if (facts.javaMajor === undefined) return 'there is no Java';
  if (facts.javaMajor < MIN_JAVA_MAJOR)
    return `Java is ${facts.javaMajor}, the official engine needs ${MIN_JAVA_MAJOR}`;
  if (typeof facts.officialFiles === 'string') return undefined;
  return `the official engine is not downloaded and cannot be reached (${facts.officialFiles.unreachable})`;
}

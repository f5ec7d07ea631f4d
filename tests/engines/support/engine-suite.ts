import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { startSuite } from '../../../emulators/suite/start-suite.ts';
import type { Suite, SuiteOptions } from '../../../emulators/suite/suite-options.ts';

export interface EngineSuite extends Suite {
  /** Resolves with the first event from now on that contains the text. */
  event: (text: string) => Promise<string>;
  /** Stops the suite and removes its folders. */
  dispose: () => Promise<void>;
}

/** A suite of a test's own, in a folder of its own below the system's temporary one. */
export async function startEngineSuite(
  parts: SuiteOptions['parts'],
  extra: Partial<SuiteOptions> = {},
): Promise<EngineSuite> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-engines-'));
  const listeners = new Set<(sentence: string) => void>();
  const suite = await startSuite({
    projectId: LOCAL_PROJECT_ID,
    ports: 'free',
    parts,
    dataDir: join(folder, 'data'),
    logDir: join(folder, 'logs'),
    onEvent: (sentence) => {
      for (const listener of listeners) listener(sentence);
    },
    ...extra,
  });
  return {
    ...suite,
    event: (text) =>
      new Promise((resolve) => {
        const listener = (sentence: string) => {
          if (!sentence.includes(text)) return;
          listeners.delete(listener);
          resolve(sentence);
        };
        listeners.add(listener);
      }),
    dispose: async () => {
      await suite.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Kills the engine and resolves when it is back on its data; the official one keeps data in memory, so with it the run is over. */
export async function killFirestore(suite: EngineSuite): Promise<'back' | 'over'> {
  const back = suite.event('is back');
  process.kill(suite.pidOf('firestore') ?? 0, 'SIGKILL');
  const end = await Promise.race([back, suite.ended.then((reason) => reason?.crash ?? '')]);
  return end.includes('is back') ? 'back' : 'over';
}

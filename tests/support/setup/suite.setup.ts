import type { TestProject } from 'vitest/node';
import { ROOT, startSuite } from '../../../emulators/suite/start-suite.ts';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { openStateFolder } from '../../../emulators/suite/state-folders.ts';
import type { SuitePart } from '../../../emulators/suite/suite-options.ts';

/** Servers that the tests of a project use besides Auth and Firestore. */
const FURTHER_PARTS: Record<string, SuitePart[]> = { api: ['social', 'storage', 'mail'], rules: ['storage'] };

/**
 * Starts the suite for rules and API tests: engines and stand-ins on free ports, without the functions emulator. Its variables (FIRESTORE_EMULATOR_HOST and so
 * on) reach only the tests of this project, through its `env`.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const suite = await startSuite({
    projectId: LOCAL_PROJECT_ID,
    ports: 'free',
    parts: ['auth', 'firestore', ...(FURTHER_PARTS[project.name] ?? [])],
    ...openStateFolder(ROOT, `test-${project.name}`),
    onEvent: (sentence) => console.log(sentence),
  });
  console.log(`Firestore runs on the ${suite.engine.engine} engine (${suite.engine.reason}); logs in ${suite.logDir}`);
  project.config.env = { ...project.config.env, ...suite.env };
  let stopping = false;
  void suite.ended.then((reason) => {
    if (stopping || !reason) return;
    console.error(reason.crash);
    process.exit(1);
  });
  return async () => {
    stopping = true;
    await suite.stop();
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_PROJECT_ID } from '../../../emulators/suite/local-project.ts';
import { ROOT, startSuite } from '../../../emulators/suite/start-suite.ts';
import { openStateFolder } from '../../../emulators/suite/state-folders.ts';
import { SHARED_FOLDER_VARIABLE } from '../../../scripts/testing/run/once-a-run.ts';
import { RENDERED_VARIABLE } from '../../e2e/support/rendered.ts';
import { BROWSER_VARIABLE } from '../browser/browser-variable.ts';
import { findBrowser } from '../browser/browser.ts';
import { ensureBuilt } from './ensure-built.ts';
import { VELOCITY_LIMITS } from './velocity-limits.ts';

/** Builds what is deployed and serves it with the whole suite, including the functions emulator, for the browser journeys. */
export default async function setup(): Promise<() => Promise<void>> {
  const browser = findBrowser(join(ROOT, '.cache', 'browser'));
  await ensureBuilt();
  const state = openStateFolder(ROOT, 'test-e2e');
  process.env['FLAG_THRESHOLDS'] = VELOCITY_LIMITS;
  const suite = await startSuite({
    projectId: LOCAL_PROJECT_ID,
    ports: 'free',
    parts: ['auth', 'firestore', 'storage', 'functions', 'hosting', 'stripe', 'social', 'clock', 'mail'],
    dataDir: state.dataDir,
    logDir: state.logDir,
    onEvent: (sentence) => console.log(sentence),
  });
  console.log(
    `Browser: ${browser.source}. Firestore: ${suite.engine.engine} (${suite.engine.reason}). Logs: ${suite.logDir}`,
  );
  const rendered = join(suite.logDir, 'rendered-texts.jsonl');
  writeFileSync(rendered, '');
  const shared = join(state.folder, 'shared');
  mkdirSync(shared);
  Object.assign(process.env, suite.env, {
    [BROWSER_VARIABLE]: JSON.stringify(browser),
    [RENDERED_VARIABLE]: rendered,
    [SHARED_FOLDER_VARIABLE]: shared,
  });
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

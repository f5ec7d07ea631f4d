import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { isInput } from '../building/input-hash.ts';
import { rebuildOnChange, type Rebuilder } from './rebuilder.ts';
import { startReloadServer } from './reload-server.ts';
import { runScript } from './run-script.ts';
import { openWebBuilds } from './web-builds.ts';

export interface DevelopmentBuild {
  /** Resolves when the functions are built; rejects when they cannot be. */
  functions: Promise<void>;
  /** Builds the client; returns if an earlier build of these sources was there. */
  web: Promise<{ reused: boolean }>;
  close: () => Promise<void>;
}

const BUILD_FUNCTIONS = join(ROOT, 'functions', 'build.ts');
const CONTRACT = join(ROOT, 'contract');

/**
 * Builds functions and client side by side, the client into `webDir`, and again after each change: the functions emulator loads the new code by itself,
 * open pages are asked to load again. `onEvent` is told about later builds. Builds run in processes of their own, so that nothing of them stays in
 * memory. `sources` are the repository's own unless told.
 */
export async function startDevelopmentBuild(
  webDir: string,
  onEvent: (sentence: string) => void,
  { functions, web, cache }: { functions?: string; web?: string; cache?: string } = {},
): Promise<DevelopmentBuild> {
  const functionsSource = functions ?? join(ROOT, 'functions');
  const webSource = web ?? join(ROOT, 'web');
  const builds = openWebBuilds(cache ?? join(ROOT, '.cache', 'web-builds'), webSource);
  const reload = await startReloadServer();
  const ended = new AbortController();

  const buildFunctions = () =>
    runScript(BUILD_FUNCTIONS, [functionsSource], ended.signal).catch((error: Error) => {
      throw new Error(failure('functions/', error));
    });
  const buildWeb = async () => {
    const built = await builds.putInto(webDir, ended.signal).catch((error: Error) => {
      throw new Error(failure('web/', error));
    });
    writeFileSync(join(webDir, 'live-reload.js'), reload.script);
    return built;
  };
  const again = (folder: string, build: () => Promise<unknown>, then: () => void) => async () => {
    try {
      await build();
      onEvent(`${folder} was built again.`);
      then();
    } catch (error) {
      if (!ended.signal.aborted) onEvent((error as Error).message);
    }
  };
  // Before the first builds, so that no change is missed while they run.
  const watching: Rebuilder[] = await Promise.all([
    rebuildOnChange(
      [join(functionsSource, 'src'), join(functionsSource, 'package.json'), CONTRACT],
      (path) => !isInput(path),
      again('functions/', buildFunctions, () => {}),
    ),
    rebuildOnChange([webSource, CONTRACT], (path) => !isInput(path), again('web/', buildWeb, reload.reloadPages)),
  ]);
  const first = { functions: buildFunctions(), web: buildWeb() };
  for (const build of [first.functions, first.web]) build.catch(() => {});
  return {
    ...first,
    close: async () => {
      ended.abort();
      reload.close();
      await Promise.allSettled([...watching.map((rebuilder) => rebuilder.close()), first.functions, first.web]);
    },
  };
}

const failure = (folder: string, { message }: Error) =>
  `${folder} could not be built:\n  ${message.replaceAll('\n', '\n  ')}`;

import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { hashInputs } from '../building/input-hash.ts';
import { runScript } from './run-script.ts';

const BUILDER = join(ROOT, 'scripts', 'building', 'build-web.ts');
/** Everything besides the client's own folder that its build reads. */
const OTHER_INPUTS = [
  'contract',
  'firebase.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'scripts/building',
].map((path) => join(ROOT, path));
/** A change that is taken back finds its build. */
const KEPT_BUILDS = 3;

export interface WebBuilds {
  /**
   * Puts a build of the sources as they are now into `outDir`, the one that was made from the same ones before when there is one. Older files stay
   * there: open pages may still ask for them. Rejects when the sources cannot be built.
   */
  putInto: (outDir: string, signal: AbortSignal) => Promise<{ reused: boolean }>;
}

/** Builds of the client in `webDir`, kept in `cacheDir` by the hash of their sources. */
export function openWebBuilds(cacheDir: string, webDir: string): WebBuilds {
  const hash = () => hashInputs([webDir, ...OTHER_INPUTS]);
  const place = (from: string, outDir: string) => {
    mkdirSync(outDir, { recursive: true });
    cpSync(from, outDir, { recursive: true });
  };
  return {
    putInto: async (outDir, signal) => {
      const inputs = hash();
      const kept = join(cacheDir, inputs);
      if (existsSync(kept)) {
        utimesSync(kept, new Date(), new Date());
        place(kept, outDir);
        return { reused: true };
      }
      const draft = `${kept}.${process.pid}`;
      try {
        await runScript(BUILDER, [draft, webDir], signal);
        place(draft, outDir);
        // The build may contain later changes, and another start may have been quicker.
        if (hash() === inputs && !existsSync(kept)) renameSync(draft, kept);
      } finally {
        rmSync(draft, { recursive: true, force: true });
      }
      removeOldBuilds(cacheDir);
      return { reused: false };
    },
  };
}

function removeOldBuilds(cacheDir: string): void {
  const byAge = readdirSync(cacheDir)
    .filter((name) => !name.includes('.'))
    .map((name) => join(cacheDir, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(KEPT_BUILDS)) rmSync(old, { recursive: true, force: true });
}

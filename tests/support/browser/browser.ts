import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { askVersion } from '../../../emulators/suite/processes/ask-version.ts';
import { unpackBrowser } from './browser-package.ts';

/** A Chromium that starts on this machine, and the settings that it needs. */
export interface TestBrowser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  source: string;
}

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the browser for tests: BROWSER_PATH or CHROME_PATH (which must then work), Playwright's own, one of the system, or on linux-x64 the one from npm.
 * Throws with the command that installs one if there is none.
 */
export function findBrowser(cacheDir: string): TestBrowser {
  for (const name of ['BROWSER_PATH', 'CHROME_PATH']) {
    const path = process.env[name];
    if (!path) continue;
    const failure = failureOf(path);
    if (failure) throw new Error(`${name} names ${path}, which does not start as a browser: ${failure}`);
    return browser(path, name);
  }
  const own = chromium.executablePath();
  const failures: string[] = [];
  const works = (path: string, env?: Record<string, string>) => {
    const failure = failureOf(path, env);
    if (failure) failures.push(`${path}: ${failure}`);
    return failure === null;
  };
  if (existsSync(own) && works(own)) return browser(own, 'Playwright’s own');
  const system = SYSTEM_PATHS.find((path) => existsSync(path) && works(path));
  if (system !== undefined) return browser(system, 'the system’s');
  const packaged = packagedBrowser(cacheDir, works);
  if (packaged) return packaged;
  const tried = failures.map((failure) => `\n  ${failure}`).join('');
  throw new Error(`No browser was found for the tests. Get one with: npx playwright install chromium${tried}`);
}

function packagedBrowser(
  cacheDir: string,
  works: (path: string, env: Record<string, string>) => boolean,
): TestBrowser | null {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { path, libraries, env } = unpackBrowser(cacheDir);
    const withLibraries = {
      ...env,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    };
    // The packaged libraries are for systems without their own, and are older than those.
    for (const each of [env, withLibraries])
      if (works(path, each)) return { ...browser(path, 'the npm package'), env: each };
  }
  return null;
}

function browser(executablePath: string, source: string): TestBrowser {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...QUIET, ...sandbox], env: {}, source };
}

/** Returns why a program does not start as a browser; null if it does. */
function failureOf(path: string, env: Record<string, string> = {}): string | null {
  const answer = askVersion(path, '--version', env);
  if (!('printed' in answer)) return answer.failure;
  return /\d+\.\d+/.test(answer.printed) ? null : `it says “${answer.printed}” when asked for its version`;
}

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { askVersion } from '../../emulators/suite/ask-version.ts';
import { unpackBrowser } from './browser-package.ts';

/** A Chromium that was seen to start on this machine, and what it needs to be started with. */
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
 * The browser for tests: BROWSER_PATH or CHROME_PATH (which must then work), Playwright's own, one of the system, on linux-x64 the one from
 * npm; otherwise an error with the command that gets one.
 */
export function findBrowser(cacheDir: string): TestBrowser {
  for (const name of ['BROWSER_PATH', 'CHROME_PATH']) {
    const path = process.env[name];
    if (!path) continue;
    if (!starts(path)) throw new Error(`${name} names ${path}, which does not start as a browser`);
    return browser(path, name);
  }
  const own = chromium.executablePath();
  if (existsSync(own) && starts(own)) return browser(own, 'Playwright’s own');
  const system = SYSTEM_PATHS.find((path) => existsSync(path) && starts(path));
  if (system !== undefined) return browser(system, 'the system’s');
  return packagedBrowser(cacheDir);
}

function packagedBrowser(cacheDir: string): TestBrowser {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { path, libraries, env } = unpackBrowser(cacheDir);
    const withLibraries = {
      ...env,
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    };
    // The packaged libraries are for systems without their own, and older than those.
    for (const each of [env, withLibraries])
      if (starts(path, each)) return { ...browser(path, 'the npm package'), env: each };
  }
  throw new Error('No browser was found for the tests. Get one with: npx playwright install chromium');
}

function browser(executablePath: string, source: string): TestBrowser {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...QUIET, ...sandbox], env: {}, source };
}

function starts(path: string, env: Record<string, string> = {}): boolean {
  const answer = askVersion(path, '--version', env);
  return 'printed' in answer && /\d+\.\d+/.test(answer.printed);
}

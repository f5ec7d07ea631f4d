import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesOfScreen } from './page-files.ts';

/** Limit of JavaScript on the first visit to a screen, in brotli kilobytes of 1000 bytes, by the screen's file name. */
const LIMITS: Record<string, number> = { landing: 0, login: 150 };
const LIMIT_OF_OTHERS = 250;
/** Scripts that the first visit of a screen may load: those of the store, the most of all. */
export const MAX_SCRIPTS = 18;

/** Screens without the frame around the others. One that is missing here is measured with the frame. */
const WITHOUT_SHELL = ['landing', 'login', 'register', 'password-reset', 'account-action'];
const SHELL = 'src/app/shell/shell.tsx';
/** Confirms a stored session. Firebase Auth is loaded later: only a token that is about to expire needs it sooner. */
const SESSION = 'src/features/auth/restore-session.ts';

const APP = resolve(import.meta.dirname, '..', 'src', 'app');
/** The table of addresses. */
const TABLE = resolve(APP, 'routing', 'app-routes.tsx');
/** Stands for the home page until somebody is signed in. */
const LANDING = 'landing/landing.tsx';
const SCREEN = /\bscreen\(\s*[^,]+,\s*\(\) => import\('\.\.\/(routes\/(?:[\w-]+\/)?[\w-]+\.tsx)'\)/g;

type Manifest = Record<string, { file: string; imports?: string[] }>;

export interface InitialJs {
  /** The name of the screen's file in `app/routes`. */
  screen: string;
  /** Paths below the build's folder. */
  files: string[];
  /** Bytes, and the most that the compressed ones may be. */
  raw: number;
  gzip: number;
  brotli: number;
  limit: number;
}

/**
 * Returns how much JavaScript the first visit of every screen loads, from the production build in `dist`. Throws when the
 * build lacks one of them.
 */
export function measureInitialJs(dist: string): InitialJs[] {
  const manifest = JSON.parse(readFileSync(resolve(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map<string, Pick<InitialJs, 'raw' | 'gzip' | 'brotli'>>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file);
    if (known) return known;
    const code = readFileSync(resolve(dist, file));
    const size = { raw: code.length, gzip: gzipSync(code).length, brotli: brotliCompressSync(code).length };
    sizes.set(file, size);
    return size;
  };
  return allScreens().map((path) => {
    const screen = basename(path, '.tsx');
    const files =
      screen === 'landing'
        ? scriptsNamedBy(readFileSync(resolve(dist, 'index.html'), 'utf8'))
        : filesOf(manifest, [
            'index.html',
            ...filesOfScreen(screen).map((file) => `src/app/${file}`),
            ...besides(screen),
          ]);
    const sum = (kind: 'raw' | 'gzip' | 'brotli') => files.reduce((total, file) => total + sizeOf(file)[kind], 0);
    const limit = (LIMITS[screen] ?? LIMIT_OF_OTHERS) * 1000;
    return { screen, files, raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli'), limit };
  });
}

/** The paths of all screens, below `app`. */
export function allScreens(): string[] {
  return [LANDING, ...screensOf(readFileSync(TABLE, 'utf8'))];
}

/** The screens' paths, as the table of addresses imports them. Throws when it imports any in another way. */
export function screensOf(table: string): string[] {
  const found = [...table.matchAll(SCREEN)].map(([, path = '']) => path);
  const named = table.match(/\bscreen\(/g)?.length ?? 0;
  if (found.length === 0 || found.length !== named) throw new Error('Screens are loaded in a way unknown here');
  return [...new Set(found)];
}

function besides(screen: string): string[] {
  return WITHOUT_SHELL.includes(screen) ? [] : [SHELL, SESSION];
}

/** The scripts that a page loads by itself, by their paths in the build. */
export function scriptsNamedBy(page: string): string[] {
  return [...page.matchAll(/<(?:script|link)\b[^>]* (?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
}

function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...found];
}

/** The source files that went into built ones, from the maps beside them; a file that only imports others has none. */
export function sourcesOf(dist: string, files: readonly string[]): string[] {
  const maps = files.map((file) => resolve(dist, `${file}.map`)).filter((map) => existsSync(map));
  return maps.flatMap((map) => (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources);
}

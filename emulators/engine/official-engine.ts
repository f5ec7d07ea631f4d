import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { askVersion } from '../suite/processes/ask-version.ts';
import { hasCode, isExhausted } from '../suite/processes/system-error.ts';
import { MIN_JAVA_MAJOR, type EngineFacts } from './choose-engine.ts';

/** Time limit for a network that drops packets without an answer. */
const REACH_TIMEOUT_MS = 60_000;

interface DownloadInfo {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

/** Returns the first executable called `name` in a PATH-like list. */
function findOnPath(name: string, path = process.env.PATH ?? ''): string | undefined {
  const candidates = path.split(delimiter).flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]);
  return candidates.find((candidate) => {
    try {
      accessSync(candidate, constants.X_OK);
      return true;
    } catch (error) {
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP')) return false;
      throw error;
    }
  });
}

/** Determines whether the official Java engines could run. Uses the network only if Java is new enough and files are missing. */
export async function officialFacts(): Promise<Omit<EngineFacts, 'firenook'> & { java: string | undefined }> {
  const java = findOnPath('java');
  const javaMajor = java ? readJavaMajor(java) : undefined;
  if (javaMajor === undefined || javaMajor < MIN_JAVA_MAJOR) return { java, javaMajor, officialFiles: 'not asked' };
  const missing = officialDownloads().filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return { java, javaMajor, officialFiles: 'cached' };
  const obstacles = await Promise.all(missing.map(({ url }) => obstacleTo(url)));
  const unreachable = obstacles.find((obstacle) => obstacle !== undefined);
  return { java, javaMajor, officialFiles: unreachable === undefined ? 'downloadable' : { unreachable } };
}

function readJavaMajor(java: string): number | undefined {
  const answer = askVersion(java, '-version');
  const version = 'printed' in answer ? /version "(\d+)/.exec(answer.printed)?.[1] : undefined;
  return version === undefined ? undefined : Number(version);
}

/** Returns the downloads of the official engines, with the same names and folder as firebase-tools (its `downloadableEmulators.js`). */
function officialDownloads(): { url: string; path: string }[] {
  const info = readToolsFile<{ firestore: DownloadInfo; storage: DownloadInfo }>(
    'lib/emulator/downloadableEmulatorInfo.json',
  );
  return [info.firestore, info.storage].map((each) => ({
    url: each.remoteUrl,
    path: join(emulatorCacheDir(), each.downloadPathRelativeToCacheDir),
  }));
}

/** True if the emulator UI's files are cached: it is also a download, but never a reason to fail. */
export function isEmulatorUiCached(): boolean {
  const info = readToolsFile<{ ui: { main: { binaryPathRelativeToCacheDir: string } } }>(
    'lib/emulator/downloadableEmulatorInfo.json',
  );
  return existsSync(join(emulatorCacheDir(), info.ui.main.binaryPathRelativeToCacheDir));
}

function emulatorCacheDir(): string {
  return process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

function readToolsFile<T>(path: string): T {
  const manifest = createRequire(import.meta.url).resolve('firebase-tools/package.json');
  return JSON.parse(readFileSync(join(manifest, '..', path), 'utf8')) as T;
}

/** Returns a short reason why a file cannot be downloaded; undefined if it can. Rejects if this machine could not send the request. */
export async function obstacleTo(url: string, ask: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const { ok, status } = await ask(url, { method: 'HEAD', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
    return ok ? undefined : `${new URL(url).host} answers ${status}`;
  } catch (error) {
    if (!(error instanceof Error) || isExhausted(error.cause) || hasCode(error.cause, 'ERR_INVALID_URL')) throw error;
    // The error's own message is always "fetch failed", whatever the reason.
    return error.cause instanceof Error ? error.cause.message : error.message;
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface UnpackedBrowser {
  path: string;
  /** Folder of libraries (NSS and its dependencies) that a small system may lack. */
  libraries: string;
  env: Record<string, string>;
}

const FONT_CONFIG = 'fonts.conf';
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];

/** Unpacks the Chromium of the npm package once per version, below `cacheDir`; the package itself would unpack it to `/tmp`, which everybody shares. */
export function unpackBrowser(cacheDir: string): UnpackedBrowser {
  const packageDir = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cacheDir, `chromium-${version}`);
  if (!existsSync(folder)) {
    const aside = `${folder}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    inflate(
      ARCHIVES.map((name) => join(packageDir, 'bin', name)),
      aside,
    );
    writeFontConfig(aside, folder);
    moveIntoPlace(aside, folder);
  }
  return { path: join(folder, 'chromium'), libraries: join(folder, 'al2023', 'lib'), env: fontEnv(folder) };
}

/** Unpacks the archives in a process with its own temporary folder, because the package always unpacks to that. */
function inflate(archives: string[], folder: string): void {
  const code = `import { inflate } from '@sparticuz/chromium'; await Promise.all(${JSON.stringify(archives)}.map((path) => inflate(path)));`;
  const { error, status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`the browser could not be unpacked: ${stderr}`);
}

function moveIntoPlace(aside: string, folder: string): void {
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another run may have unpacked it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** Writes the font configuration into `aside`; `folder` is where its files will be afterwards. */
function writeFontConfig(aside: string, folder: string): void {
  const fonts = join(folder, 'fonts');
  writeFileSync(
    join(aside, FONT_CONFIG),
    `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  );
}

/** Returns the variables for the packaged fonts: a system without any font configuration draws no text at all. */
function fontEnv(folder: string): Record<string, string> {
  return existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, FONT_CONFIG) };
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type BuildOptions, type Message, type Metafile } from 'esbuild';
import { bundlePackages, packageOf } from './bundle-packages.ts';

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, '..');

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
}

/** Leaves a file alone that is so already: a running emulator would load it anew. */
function writeChanged(path: string, contents: Uint8Array): void {
  if (!existsSync(path) || !readFileSync(path).equals(contents)) writeFileSync(path, contents);
}

/**
 * Packages that are not imported, or are in the bundle, and are looked for in the folder all the same: by the deploy tool its own library, and the package that
 * this library needs beside it; by the platform the program that calls the functions, of which it would otherwise choose a version.
 */
const NEEDED_BY_TOOL = ['firebase-functions', 'firebase-admin', '@google-cloud/functions-framework'];

/** The manifest that is uploaded: exact versions of the packages outside the bundle, without those of the workspace. */
function writeManifest(folder: string, { inputs }: Metafile): void {
  const { version, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const bundled = new Set(Object.keys(inputs).map(packageOf));
  const external = Object.fromEntries(
    Object.entries(dependencies).filter(
      ([name]) => NEEDED_BY_TOOL.includes(name) || !(name.startsWith('@doubloon/') || bundled.has(name)),
    ),
  );
  const manifest = {
    name: 'doubloon-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: external,
  };
  writeChanged(join(folder, 'dist', 'package.json'), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
}

/** The product's version and, in a clone, the commit it is built from, such as `1.2.3+0a1b2c3`. */
function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  if (!existsSync(join(ROOT, '.git'))) return version;
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version}+${commit.trim()}`;
  } catch {
    // No git on this machine, no commit yet, or a clone of somebody else, which git refuses to read.
    return version;
  }
}

const options: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Modules that are imported with `import()` are in files of their own, so that they are not read before.
  splitting: true,
  chunkNames: '[name]-[hash]',
  // esbuild prefers `main` for Node, which of some packages is the larger CommonJS.
  mainFields: ['module', 'main'],
  legalComments: 'linked',
  sourcemap: true,
  // The packages' sources would make the map several times as large.
  sourcesContent: false,
  logLevel: 'silent',
};

/** Runs first in every file: the version, because only the configuration reads the environment, and what CommonJS modules find around them. */
const preamble = () => `import { createRequire as createRequireOfFile } from 'node:module';
process.env.APP_VERSION ??= ${JSON.stringify(productVersion())};
const require = createRequireOfFile(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

/** Files that a build makes; deploying puts others beside them. */
const BUILT = /\.js(\.map|\.LEGAL\.txt)?$/;

/** The faults in the sources that esbuild threw about; none when it threw for another reason. */
const faultsOf = (error: unknown): string[] =>
  ((error as { errors?: Message[] }).errors ?? []).map(({ text, location }) =>
    `${location?.file ?? ''} ${text}`.trim(),
  );

/**
 * Bundles `src/index.ts` of `folder`, the functions unless told, into its `dist` with the manifest they are deployed with. Throws, naming each fault
 * with its file, and leaves the last good bundle there.
 */
export async function buildFunctions(folder = HERE): Promise<void> {
  const output = join(folder, 'dist');
  const { outputFiles, metafile } = await build({
    ...options,
    plugins: [bundlePackages()],
    entryPoints: [join(folder, 'src', 'index.ts')],
    outdir: output,
    banner: { js: preamble() },
    write: false,
    metafile: true,
  }).catch((error: unknown) => {
    const faults = faultsOf(error);
    throw faults.length > 0 ? new Error(faults.join('\n')) : error;
  });
  mkdirSync(output, { recursive: true });
  writeManifest(folder, metafile);
  const built = new Set(outputFiles.map(({ path }) => relative(output, path)));
  // The entry is written after the files that it imports, and what it no longer imports goes last.
  for (const { path, contents } of outputFiles.toReversed()) writeChanged(path, contents);
  for (const name of readdirSync(output)) if (BUILT.test(name) && !built.has(name)) rmSync(join(output, name));
}

if (import.meta.main) {
  try {
    await buildFunctions(process.argv[2]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

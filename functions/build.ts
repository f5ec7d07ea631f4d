import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type BuildOptions, type Message } from 'esbuild';

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

/** The manifest that is uploaded: exact versions of the packages outside the bundle, without those of the workspace. */
function writeManifest(folder: string): void {
  const { version, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const external = Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@doubloon/')));
  const manifest = {
    name: 'doubloon-functions',
    version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: external,
  };
  const output = join(folder, 'dist');
  mkdirSync(output, { recursive: true });
  writeChanged(join(output, 'package.json'), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
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
  sourcemap: true,
  logLevel: 'silent',
  // Everything from npm stays outside and is installed by the manifest; the contract is inlined.
  plugins: [
    {
      name: 'packages-outside',
      setup: (plugin) => {
        plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@doubloon/') ? undefined : { path, external: true },
        );
      },
    },
  ],
};

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
  writeManifest(folder);
  const { outputFiles } = await build({
    ...options,
    entryPoints: [join(folder, 'src', 'index.ts')],
    outfile: join(folder, 'dist', 'index.js'),
    // Only the configuration reads the environment: the bundle brings its version as a variable.
    banner: { js: `process.env.APP_VERSION ??= ${JSON.stringify(productVersion())};` },
    write: false,
  }).catch((error: unknown) => {
    const faults = faultsOf(error);
    throw faults.length > 0 ? new Error(faults.join('\n')) : error;
  });
  for (const { path, contents } of outputFiles) writeChanged(path, contents);
}

if (import.meta.main) {
  try {
    await buildFunctions(process.argv[2]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

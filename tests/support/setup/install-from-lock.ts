import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface LockEntry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Half of all files of packages: Node never loads types, source maps or texts, and refuses TypeScript in packages. */
const NEVER_LOADED = /\.([cm]?ts|map|md)$/;

/**
 * Installs all direct and transitive dependencies of `workspace` into `target/node_modules`, as the lock file resolves them and without the network: the result
 * of `npm ci --omit=dev` for that manifest alone.
 */
export function installFromLock(root: string, workspace: string, names: readonly string[], target: string): number {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const copied = new Set<string>();
  const resolve = (from: string, name: string): string | undefined => {
    for (let folder = from; ; folder = dirname(folder)) {
      const path = join(folder === '.' ? '' : folder, 'node_modules', name);
      if (packages[path]) return path;
      if (folder === '.' || folder === '') return undefined;
    }
  };
  const visit = (from: string, name: string, optional: boolean): void => {
    const path = resolve(from, name);
    if (!path || !existsSync(join(root, path))) {
      if (optional) return;
      throw new Error(`${name}, needed by ${from}, is not installed`);
    }
    if (copied.has(path)) return;
    copied.add(path);
    const destination = join(target, path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path);
    mkdirSync(dirname(destination), { recursive: true });
    cpSync(join(root, path), destination, {
      recursive: true,
      filter: (source) =>
        !source.slice(join(root, path).length).includes('/node_modules') && !NEVER_LOADED.test(source),
    });
    const entry = packages[path] ?? {};
    for (const dependency of Object.keys(entry.dependencies ?? {})) visit(path, dependency, false);
    for (const dependency of Object.keys(entry.optionalDependencies ?? {})) visit(path, dependency, true);
    for (const dependency of Object.keys(entry.peerDependencies ?? {})) {
      visit(path, dependency, entry.peerDependenciesMeta?.[dependency]?.optional ?? false);
    }
  };
  for (const name of names) visit(workspace, name, false);
  return copied.size;
}

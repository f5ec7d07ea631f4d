import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Marks a resolution that the plugin itself asks for. */
const OWN = Symbol('own resolution');

/** The namespace of Node's modules. */
const BUILT_IN = 'built-in';

/** The folder of a package, and a file in it. */
const IN_PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))(\/.*)$/;

/** Returns the name of the package that a file of esbuild's metafile belongs to; undefined for the product's own. */
export const packageOf = (path: string): string | undefined => IN_PACKAGE.exec(`/${path}`)?.[2];

/**
 * Bundles the packages that are imported at the beginning of a module, because opening their nine hundred files takes half of a cold start. A package
 * that the product imports with `import()` stays outside: it is loaded when it is first used, if at all, and some of these have native code or read files of
 * their own.
 *
 * Of a package that is installed several times in the same version, for other packages, the first copy is taken for all.
 */
export function bundlePackages(): Plugin {
  const copies = new Map<string, string>();
  const firstCopy = (folder: string): string => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
    const key = `${name}@${version}`;
    const first = copies.get(key) ?? folder;
    copies.set(key, first);
    return first;
  };
  return {
    name: 'bundle-packages',
    setup: (plugin) => {
      // Imported, a module of Node is loaded with all that it offers, `node:http` with `fetch` and WebSocket; required, with what is used of it.
      plugin.onLoad({ filter: /^/, namespace: BUILT_IN }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(path)});`,
      }));
      plugin.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (pluginData === OWN || kind === 'entry-point' || path.startsWith('@doubloon/')) return undefined;
        if (isBuiltin(path)) return kind === 'import-statement' ? { path, namespace: BUILT_IN } : undefined;
        if (kind === 'dynamic-import' && !IN_PACKAGE.test(importer)) return { path, external: true };
        const found = await plugin.resolve(path, { kind, importer, resolveDir, pluginData: OWN });
        const [, folder, , file] = IN_PACKAGE.exec(found.path) ?? [];
        if (found.external || folder === undefined || file === undefined) return undefined;
        const first = firstCopy(folder);
        // Where nothing changes, esbuild resolves by itself: it remembers what kind of module the file is.
        return first === folder ? undefined : { path: first + file, sideEffects: found.sideEffects };
      });
    },
  };
}

import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const BUILD_MODULE = resolve(import.meta.dirname, '..', 'src', 'shared', 'build.ts');

/** Adds `/build.json` to the build, by which open pages see that a newer one was deployed: `{ build }`, the path of what `BUILD` names. */
export function newestBuild(): Plugin {
  return {
    name: 'doubloon:newest-build',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.includes(BUILD_MODULE)) continue;
        this.emitFile({
          type: 'asset',
          fileName: 'build.json',
          source: JSON.stringify({ build: `/${chunk.fileName}` }),
        });
      }
    },
  };
}

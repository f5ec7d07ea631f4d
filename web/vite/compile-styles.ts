import { resolve } from 'node:path';
import compiler from '@pandacss/dev/postcss';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';
import type { AcceptedPlugin } from 'postcss';
import type { Plugin } from 'vite';

const WEB = resolve(import.meta.dirname, '..');

/** Replaces the layers of `shared/style/styles.css` by the rules of every style that the sources name, as `panda.config.ts` says. */
export const compiledStyles = compiler({ cwd: WEB }) as unknown as AcceptedPlugin;

/** Writes the functions of `styled-system`, which name the classes of styles, before anything imports them. */
export function styleFunctions(): Plugin {
  return {
    name: 'doubloon:style-functions',
    async configResolved() {
      await codegen(await loadConfigAndCreateContext({ cwd: WEB }));
    },
  };
}

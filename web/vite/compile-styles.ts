import { resolve } from 'node:path';
import type { AcceptedPlugin } from 'postcss';
import type { Plugin } from 'vite';

const ERRORS = ['uncaughtException', 'unhandledRejection'] as const;
const before = ERRORS.map((event) => process.rawListeners(event));
const { default: compiler } = await import('@pandacss/dev/postcss');
const { codegen, loadConfigAndCreateContext } = await import('@pandacss/node');
// The compiler listens to errors that nobody handles, and a build that failed would end as if it had not.
ERRORS.forEach((event, index) => {
  for (const listener of process.rawListeners(event))
    if (!before[index]?.includes(listener)) process.off(event, listener as () => void);
});

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

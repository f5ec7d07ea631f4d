import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import postcss from 'postcss';
import type { TestProject } from 'vitest/node';
import { compiledStyles } from '../../../vite/compile-styles.ts';
import { classesOf } from '../../../vite/used-styles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The classes that the compiled style sheet has rules for. */
    compiledClasses: string[];
  }
}

const SHEET = resolve(import.meta.dirname, '../../shared/style/styles.css');

/** Compiles the style sheet once for all tests of components, which `checked-css.ts` holds their classes against. */
export async function setup({ provide }: TestProject): Promise<void> {
  const compiler = postcss([compiledStyles]);
  const { css } = await compiler.process(await readFile(SHEET, 'utf8'), { from: SHEET });
  provide('compiledClasses', classesOf(css));
}

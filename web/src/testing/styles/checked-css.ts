import { inject } from 'vitest';
import { css as uncheckedCss } from '../../../styled-system/css/css.js';

const compiled = new Set(inject('compiledClasses'));

/**
 * Stands for the compiler's `css` in tests of components. Throws when an element takes a class that the style sheet has no rules for: the compiler reads
 * sources, so it cannot see a value that is only known when the product runs.
 */
export function css(...styles: Parameters<typeof uncheckedCss>): string {
  const classes = uncheckedCss(...styles);
  for (const name of classes.split(' ')) {
    if (name !== '' && !compiled.has(name)) throw new Error(`No rules are compiled for ${name}`);
  }
  return classes;
}

import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';

/** The page's style sheet, which global styles share: they must come before every class. */
export const styleSheet = createCache({ key: 'css' });

/** Rules by name, where there is no browser to take them. */
const rendered = new Map<string, string>();

/** The class with these styles, which are CSS by now; a rule that is there is not made again. */
export function classOf(styles: object): string {
  const serialized = css(styles as CSSObject);
  if (serialized.styles === '') return '';
  const className = `${styleSheet.key}-${serialized.name}`;
  if (styleSheet.inserted[serialized.name] === undefined) {
    const rules = styleSheet.insert(`.${className}`, serialized, styleSheet.sheet, true);
    if (rules !== undefined) rendered.set(serialized.name, rules);
  }
  return className;
}

/** The rules of the classes that were given to `html` without a browser, as an element for the page's head. */
export function stylesOf(html: string): string {
  const used = [...rendered].filter(([name]) => html.includes(`${styleSheet.key}-${name}`));
  const names = [styleSheet.key, ...used.map(([name]) => name)].join(' ');
  return `<style data-emotion="${names}">${used.map(([, rules]) => rules).join('')}</style>`;
}

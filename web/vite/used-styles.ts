import { decodeHTMLAttribute } from 'entities';
import postcss, { type ChildNode, type Container, type Root } from 'postcss';

const CLASS_IN_SELECTOR = /\.((?:\\[\da-f]{1,6} |\\.|[\w-]|[^\x00-\x7f])+)/gi;
const CLASSES_IN_HTML = / class="([^"]*)"/g;
/** Classes of the page's root, which choose a theme. */
const THEMES = new Set(['light', 'dark']);

/** Returns the rules of a style sheet that the elements of `html` need, and those that are not about a class. */
export function usedStyles(sheet: string, html: string): string {
  const used = new Set(
    [...html.matchAll(CLASSES_IN_HTML)].flatMap(([, names = '']) => decodeHTMLAttribute(names).split(/\s+/)),
  );
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => isUsed(selector, used));
    if (rule.selectors.join('') === '') rule.remove();
  });
  removeEmpty(root);
  return root.toString();
}

/** Returns the classes that a style sheet has rules for. */
export function classesOf(sheet: string): string[] {
  const classes = new Set<string>();
  postcss.parse(sheet).walkRules(({ selector }) => classesIn(selector).forEach((name) => classes.add(name)));
  return [...classes];
}

function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  return classesIn(selector).every((name) => used.has(name) || THEMES.has(name));
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(CLASS_IN_SELECTOR)].map(([, name = '']) => unescaped(name));
}

/** Returns the text that an identifier of CSS stands for, in which a character may be given by its code: `\\32 xl` for `2xl`. */
function unescaped(identifier: string): string {
  return identifier.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Removes media queries and layers that have no rules left; an order of layers has none to begin with. */
function removeEmpty(container: Container<ChildNode> | Root): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

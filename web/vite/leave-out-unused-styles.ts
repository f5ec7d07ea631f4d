import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { mentionedWords } from './mentioned-words.ts';

const SOURCES = resolve(import.meta.dirname, '..', 'src');
const CHAKRA = dirname(createRequire(import.meta.url).resolve('@chakra-ui/react'));
/** Chakra's own styles, which name properties that the sources need not name. */
const RESET = resolve(CHAKRA, '..', 'esm', 'styled-system', 'preflight.js');

/**
 * Leaves style properties and conditions that no source names out of a build: Chakra knows every one of CSS by name, in one
 * table that no bundler can take apart. A name counts wherever it stands, so that one which is put together from pieces at run
 * time is the only thing this could miss.
 */
export function leaveOutUnusedStyles(): Plugin {
  let words = new Set<string>();
  return {
    name: 'doubloon:leave-out-unused-styles',
    apply: 'build',
    buildStart() {
      words = mentionedWords(SOURCES, [RESET]);
    },
    transform: {
      filter: { id: [/@chakra-ui\/react\/.*\/preset-base\.js$/, /@pandacss\/is-valid-prop\/.*\.mjs$/] },
      handler(code, id) {
        const used = (name: string) => words.has(name);
        return { code: id.includes('preset-base') ? slimPreset(code, used) : slimNames(code, used), map: null };
      },
    },
  };
}

/** Keeps of a list of names in one string those that are used. Throws when the file has no such list. */
export function slimNames(code: string, used: (name: string) => boolean): string {
  const list = /"((?:\w+,){50,}\w+)"/.exec(code)?.[1];
  if (list === undefined) throw new Error('The list of CSS properties is not where it was');
  return code.replace(list, list.split(',').filter(used).join(','));
}

/** Keeps of Chakra's tables the properties and conditions that are used, by whichever name. Throws when the file has no such tables. */
export function slimPreset(code: string, used: (name: string) => boolean): string {
  const unused = entriesOf(code).filter(({ names }) => !names.some(used));
  let slim = code;
  for (const { start, end } of unused.sort((a, b) => b.start - a.start))
    slim = slim.slice(0, start) + slim.slice(end).replace(/^\s*,/, '');
  return slim;
}

interface Entry {
  names: string[];
  start: number;
  end: number;
}

/** What is needed of the syntax tree; every kind of node has some of it. */
interface Node {
  type: string;
  start: number;
  end: number;
  key?: Node;
  name?: string;
  value?: unknown;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  elements?: Node[];
}

function entriesOf(code: string): Entry[] {
  const utilities: Entry[] = [];
  const conditions: Entry[] = [];
  const { program } = parseSync('preset-base.js', code);
  walk(program, (node) => {
    if (node.callee?.name === 'defineConditions') conditions.push(...conditionsIn(node.arguments?.[0]));
    if (node.type === 'Property' && nameOf(node.key) === 'utilities') utilities.push(...utilitiesIn(node.value));
  });
  if (utilities.length < 50 || conditions.length < 50) throw new Error('The tables of styles are not where they were');
  return [...utilities, ...conditions];
}

/** People write `_hover` for the condition called `hover`. */
const conditionsIn = (table: unknown): Entry[] =>
  propertiesOf(table).map(({ key, start, end }) => ({ names: [`_${nameOf(key)}`], start, end }));

function utilitiesIn(table: unknown): Entry[] {
  return propertiesOf(table).map(({ key, value, start, end }) => {
    const short = propertiesOf(value).find((property) => nameOf(property.key) === 'shorthand')?.value as
      | Node
      | undefined;
    return { names: [nameOf(key), ...(short?.elements ?? []).map((element) => String(element.value))], start, end };
  });
}

const propertiesOf = (value: unknown): Node[] => (value as Node | undefined)?.properties ?? [];
const nameOf = (key: Node | undefined): string => key?.name ?? (typeof key?.value === 'string' ? key.value : '');

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
      if (typeof each === 'object' && each !== null && 'type' in each) walk(each as Node, visit);
  }
}

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const files = globSync('{contract,emulators,functions,scripts,tests,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/styled-system'],
});

/** Words that no name has, and those that names have instead. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^MOST_/, 'MAX_'],
  [/^LEAST_/, 'MIN_'],
  [/Treasure|^treasure[A-Z]|TREASURE/, 'deliverable; treasure is a word of texts'],
  [/^note[A-Z]/, 'record…, or the noun first'],
  [/^tones?$/i, 'colorPalette, or color for one of its tokens'],
];

/** Names of source files that have such a word. */
const FILE = /^note-|treasure/;

/** Names in which the word is a noun or somebody else’s. */
const GIVEN: Readonly<Record<string, string>> = {
  noteDetailMap: 'A field of a page of Xiaohongshu.',
  noteId: 'The id of a note.',
};

/** The names in a text that have a word which no name has, with the word to use. */
function refusedIn(text: string): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !(node.text in GIVEN)) {
      for (const [word, instead] of WORDS) if (word.test(node.text)) found.add(`${node.text}: ${instead}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true));
  return [...found];
}

describe('names', () => {
  it('have one word for one thing', () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const isClean = !/\b(?:MOST_|LEAST_|note[A-Z]|[Tt]ones?\b|TONES?\b)|Treasure|treasure[A-Z]|TREASURE/.test(text);
      return isClean ? [] : refusedIn(text).map((name) => `${file}: ${name}`);
    });
    expect(files.length).toBeGreaterThan(1000);
    expect(found).toEqual([]);
  });

  it('of files have it, too', () => {
    expect(
      files.filter((file) => /^(?:contract|functions|web)\/src\//.test(file) && FILE.test(basename(file))),
    ).toEqual([]);
  });

  it.each([
    'const MOST_POSTS = 5;',
    'function readTreasure() {}',
    'tx.noteAnswer();',
    'const MAX_PER_TREASURE = 1;',
    '<Badge tone="gold" />',
  ])('are refused: %s', (code) => {
    expect(refusedIn(code)).toHaveLength(1);
  });

  it.each(["const title = 'Treasures of MOST_POSTS';", 'const most = notes.length;', '<p>Treasure</p>'])(
    'are left alone: %s',
    (code) => {
      expect(refusedIn(code)).toEqual([]);
    },
  );
});

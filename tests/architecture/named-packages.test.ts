import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../web');

/** Packages that the client was asked to be made with, and ships. Chakra UI is judged apart: its styles are compiled (decision 019). */
const NAMED = [
  'react',
  'react-dom',
  'react-router-dom',
  'firebase',
  'reactfire',
  'zustand',
  'framer-motion',
  '@tanstack/react-query',
  'react-hook-form',
  '@hookform/resolvers',
  'zod',
  '@stripe/stripe-js',
];

const { dependencies } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const shipped = globSync('src/**/*.{ts,tsx}', { cwd: WEB })
  .filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file))
  .map((file) => readFileSync(join(WEB, file), 'utf8'))
  .join('\n');

const importOf = (name: string) => new RegExp(`(from|import\\() ?'${name}(/[\\w./-]+)?'`);
const imports = shipped.split(/;\n/).filter((line) => /\bimport\b/.test(line));
/** Types are gone from what is shipped, whether the line or each of its names says so. */
const isOfTypesOnly = (line: string) =>
  /import type /.test(line) || /import \{\s*(type [\w ]+,?\s*)+\} from/.test(line);

it.each(NAMED)('the client ships %s', (name) => {
  expect(dependencies[name]).toMatch(/^\d/);
  expect(imports.some((line) => importOf(name).test(line) && !isOfTypesOnly(line))).toBe(true);
});

it('the client is written with the types of Chakra UI, of which nothing is shipped', () => {
  expect(dependencies['@chakra-ui/react']).toMatch(/^\d/);
  const ofChakra = imports.filter((line) => importOf('@chakra-ui/react').test(line));
  expect(ofChakra.length).toBeGreaterThan(0);
  expect(ofChakra.filter((line) => !isOfTypesOnly(line))).toEqual([]);
  expect(imports.filter((line) => importOf('@emotion/react').test(line))).toEqual([]);
});

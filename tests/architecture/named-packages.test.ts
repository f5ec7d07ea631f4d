import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '../../web');

/** Packages that the client was asked to be made with. */
const NAMED = [
  'react',
  'react-dom',
  'react-router-dom',
  'firebase',
  'reactfire',
  'zustand',
  '@chakra-ui/react',
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

it.each(NAMED)('the client uses %s', (name) => {
  expect(dependencies[name]).toMatch(/^\d/);
  const imported = new RegExp(`(from|import\\() ?'${name}(/[\\w./-]+)?'`);
  // Types are gone from what is shipped.
  const lines = shipped.split(/;\n/).filter((line) => !/import type /.test(line));
  expect(lines.some((line) => imported.test(line))).toBe(true);
});

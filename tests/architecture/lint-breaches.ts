/** Where a breach is planted; each folder has settings or compiler options of its own. */
const IN_SCRIPTS = 'scripts';
const IN_FUNCTIONS = 'functions/src';
const IN_WEB = 'web/src';

const inScripts = (code: string) => ({ folder: IN_SCRIPTS, extension: 'ts', code });
const inWeb = (code: string) => ({ folder: IN_WEB, extension: 'tsx', code });

const inTests = (code: string) => ({
  folder: IN_WEB,
  extension: 'test.ts',
  code: `import { expect, it, vi } from 'vitest';\n${code}`,
});

const queryBreach = (code: string) =>
  inWeb(`import { useMutation, useInfiniteQuery, useQuery, QueryClient } from '@tanstack/react-query';\n${code}`);
const hooksBreach = (code: string) =>
  inWeb(
    `import { useCallback, useEffect, useMemo, useRef, useState } from 'react';\ndeclare function load(): { id: string };\n${code}`,
  );

/** One breach of every rule of `.oxlintrc.json`, by the name that the settings give it. */
export const LINT_BREACHES: Record<string, { folder: string; extension: string; code: string }> = {
  eqeqeq: inScripts('export const same = (a: unknown, b: unknown) => a == b;'),
  'no-var': inScripts('export var a = 1;'),
  'prefer-const': inScripts('let a = 1;\nexport const b = a;'),
  'prefer-rest-params': inScripts('export function count() {\n  return arguments[0] as unknown;\n}'),
  'prefer-spread': inScripts('export const highest = (all: number[]) => Math.max.apply(Math, all);'),
  'no-array-constructor': inScripts('export const pair = new Array(1, 2);'),
  'no-unused-expressions': inScripts('declare const a: number;\na;\nexport {};'),
  'no-unused-vars': inScripts('const left = 1;\nexport {};'),
  'max-lines': inScripts(Array.from({ length: 251 }, (_, line) => `export const a${line} = ${line};`).join('\n')),
  'no-console': { folder: IN_FUNCTIONS, extension: 'ts', code: "console.log('a');" },
  'no-undef': { folder: IN_SCRIPTS, extension: 'mjs', code: 'missing();' },
  'no-restricted-imports': inWeb(
    "import { chakra } from '@chakra-ui/react/styled-system';\nexport const Box = chakra.div;",
  ),
  'vitest/no-focused-tests': inTests("it.only('holds', () => expect(1).toBe(1));"),
  'vitest/no-disabled-tests': inTests("it.skip('holds', () => expect(1).toBe(1));"),
  'vitest/no-restricted-matchers': inTests("it('holds', () => expect('a').toBeTruthy());"),
  'vitest/no-restricted-vi-methods': inTests("it('holds', () => vi.waitFor(() => expect(1).toBe(1)));"),
  'typescript/await-thenable': inScripts('export const a = await 1;'),
  'typescript/ban-ts-comment': inScripts('// @ts-ignore\nexport const a: string = 1;'),
  'typescript/no-array-delete': inScripts('declare const all: number[];\ndelete all[0];\nexport {};'),
  'typescript/no-base-to-string': inScripts('export const text = String({ a: 1 });'),
  'typescript/no-duplicate-enum-values': inScripts('export enum Size {\n  a = 1,\n  b = 1,\n}'),
  'typescript/no-duplicate-type-constituents': inScripts('export type A = string | string;'),
  'typescript/no-empty-object-type': inScripts('export type A = {};'),
  'typescript/no-explicit-any': inScripts('export type A = any;'),
  'typescript/no-extra-non-null-assertion': inScripts('export const a = (b: { c?: { d: string } }) => b.c!!.d;'),
  'typescript/no-floating-promises': inScripts('Promise.resolve();\nexport {};'),
  'typescript/no-for-in-array': inScripts('for (const a in [1, 2]) console.log(a);\nexport {};'),
  'typescript/no-implied-eval': inScripts("setTimeout('a()', 1);\nexport {};"),
  'typescript/no-misused-new': inScripts('export interface A {\n  new (): A;\n}'),
  'typescript/no-misused-promises': inScripts('[1].forEach(async () => {\n  await Promise.resolve();\n});\nexport {};'),
  'typescript/no-namespace': inScripts('export namespace a {\n  export const b = 1;\n}'),
  'typescript/no-non-null-asserted-optional-chain': inScripts('export const a = (b?: { c: string }) => b?.c!;'),
  'typescript/no-redundant-type-constituents': inScripts('export type A = unknown | string;'),
  'typescript/no-require-imports': inScripts("import fs = require('node:fs');\nexport const a = fs;"),
  'typescript/no-this-alias': inScripts(
    'export class A {\n  b() {\n    const that = this;\n    return () => that;\n  }\n}',
  ),
  'typescript/no-unnecessary-type-assertion': inScripts('declare const a: string;\nexport const b = a as string;'),
  'typescript/no-unnecessary-type-constraint': inScripts('export type A<T extends unknown> = T[];'),
  'typescript/no-unsafe-argument': inScripts("export const a = parseInt(JSON.parse('1'));"),
  'typescript/no-unsafe-assignment': inScripts("export const a = JSON.parse('1');"),
  'typescript/no-unsafe-call': inScripts("JSON.parse('1')();\nexport {};"),
  'typescript/no-unsafe-declaration-merging': inScripts('export interface A {\n  b: string;\n}\nexport class A {}'),
  'typescript/no-unsafe-enum-comparison': inScripts(
    'declare enum Size {\n  small = 1,\n}\nexport const a = (size: Size) => size === 1;',
  ),
  'typescript/no-unsafe-function-type': inScripts('export type A = Function;'),
  'typescript/no-unsafe-member-access': inScripts("export const a = String(JSON.parse('1').b);"),
  'typescript/no-unsafe-return': inScripts("export const a = () => JSON.parse('1');"),
  'typescript/no-unsafe-unary-minus': inScripts('export const a = (b: string) => -b;'),
  'typescript/no-wrapper-object-types': inScripts('export type A = String;'),
  'typescript/only-throw-error': inScripts("export const a = () => {\n  throw 'b';\n};"),
  'typescript/prefer-as-const': inScripts("export const a = 'b' as 'b';"),
  'typescript/prefer-namespace-keyword': inScripts('declare module a {}\nexport {};'),
  'typescript/prefer-promise-reject-errors': inScripts("export const a = () => Promise.reject('b');"),
  'typescript/require-await': inScripts('export const a = async () => 1;'),
  'typescript/restrict-plus-operands': inScripts('export const a = (b: bigint, c: number) => b + c;'),
  'typescript/restrict-template-expressions': inScripts('export const a = (b: object) => `${b}`;'),
  'typescript/triple-slash-reference': inScripts('/// <reference path="./a.ts" />\nexport {};'),
  'typescript/unbound-method': inScripts('class A {\n  b() {\n    return this;\n  }\n}\nexport const { b } = new A();'),
  'typescript/consistent-type-imports': inScripts(
    "import { Stats } from 'node:fs';\nexport const a = (stats: Stats) => stats.size;",
  ),
  'react-hooks/rules-of-hooks': hooksBreach(
    'export function A({ on }: { on: boolean }) {\n  if (on) useState(0);\n  return <p />;\n}',
  ),
  'react-hooks/exhaustive-deps': hooksBreach(
    'export function A({ a }: { a: string }) {\n  useEffect(() => {\n    document.title = a;\n  }, []);\n  return <p />;\n}',
  ),
  'react/static-components': hooksBreach('export function A() {\n  const B = () => <i />;\n  return <B />;\n}'),
  'react/use-memo': hooksBreach(
    'export function A() {\n  const a = useMemo(async () => load(), []);\n  return <p>{String(a)}</p>;\n}',
  ),
  'react/preserve-manual-memoization': hooksBreach(
    'export function A({ a }: { a?: { b: string } }) {\n  const c = useMemo(() => [a!.b].filter(Boolean), [a?.b]);\n  return <p>{c}</p>;\n}',
  ),
  'react/incompatible-library': inWeb(
    "import { useForm } from 'react-hook-form';\nexport function A() {\n  const { watch } = useForm<{ a: string }>();\n  return <p>{watch('a')}</p>;\n}",
  ),
  'react/immutability': hooksBreach(
    'export function A({ a }: { a: { b: string } }) {\n  a.b = load().id;\n  return <p>{a.b}</p>;\n}',
  ),
  'react/globals': hooksBreach('let count = 0;\nexport function A() {\n  count += 1;\n  return <p>{count}</p>;\n}'),
  'react/refs': hooksBreach('export function A() {\n  const a = useRef(0);\n  return <p>{a.current}</p>;\n}'),
  'react/set-state-in-effect': hooksBreach(
    'export function A() {\n  const [a, setA] = useState(0);\n  useEffect(() => {\n    setA(1);\n  }, []);\n  return <p>{a}</p>;\n}',
  ),
  'react/error-boundaries': hooksBreach(
    'export function A() {\n  try {\n    return <b />;\n  } catch {\n    return <i />;\n  }\n}',
  ),
  'react/purity': hooksBreach('export function A() {\n  return <p>{Math.random()}</p>;\n}'),
  'react/set-state-in-render': hooksBreach(
    'export function A() {\n  const [a, setA] = useState(0);\n  setA(a + 1);\n  return <p>{a}</p>;\n}',
  ),
  'react/unsupported-syntax': hooksBreach("export function A() {\n  eval('1');\n  return <p />;\n}"),
  '@tanstack/query/exhaustive-deps': queryBreach(
    "declare function load(id: string): Promise<string>;\nexport const useA = (id: string) => useQuery({ queryKey: ['a'], queryFn: () => load(id) });",
  ),
  '@tanstack/query/infinite-query-property-order': queryBreach(
    "export const useA = () => useInfiniteQuery({ queryKey: ['a'], initialPageParam: 0, getNextPageParam: () => 1, queryFn: () => Promise.resolve(1) });",
  ),
  '@tanstack/query/mutation-property-order': queryBreach(
    'export const useA = () => useMutation({ onError: () => undefined, onMutate: () => 1, mutationFn: () => Promise.resolve(1) });',
  ),
  '@tanstack/query/no-rest-destructuring': queryBreach(
    "export function useA() {\n  const { data, ...rest } = useQuery({ queryKey: ['a'], queryFn: () => Promise.resolve(1) });\n  return [data, rest];\n}",
  ),
  '@tanstack/query/no-unstable-deps': queryBreach(
    "import { useCallback } from 'react';\nexport function useA() {\n  const a = useMutation({ mutationFn: () => Promise.resolve(1) });\n  return useCallback(() => a.mutate(), [a]);\n}",
  ),
  '@tanstack/query/stable-query-client': queryBreach(
    'export function A() {\n  const client = new QueryClient();\n  return <p>{String(client)}</p>;\n}',
  ),
};

/** One import of each name that some folder may not import, by path. */
export const IMPORT_BREACHES: Record<string, string> = {
  'web/src/styled.tsx':
    "import { ChakraProvider } from '@chakra-ui/react/styled-system';\nexport const Provider = ChakraProvider;",
  'web/src/fire.test.tsx': "import { fireEvent } from '@testing-library/react';\nexport const { click } = fireEvent;",
  'web/src/shared/style/fire.test.tsx':
    "import { fireEvent } from '@testing-library/react';\nexport const { click } = fireEvent;",
};

/** One error of types for each set of compiler options, by path. */
export const TYPE_BREACHES: Record<string, string> = {
  'scripts/types.ts': "export const a: number = 'b';",
  'functions/src/types.ts': "export const a: number = 'b';",
  'emulators/types.ts': 'export const a = (all: string[]): string => all[0];',
  'tests/types.test.ts': 'export class A {\n  constructor(private a: string) {}\n}',
  // The contract knows neither Node nor Vite.
  'contract/src/types.ts': 'export const a = process.env;',
  'contract/openapi.ts': "export const a: number = 'b';",
  'web/src/types.tsx': 'export const a = <p onclick="b" />;',
  'web/vite/types.ts': "export const a: number = 'b';",
  'web/vite.config.ts': "export const a: number = 'b';",
};

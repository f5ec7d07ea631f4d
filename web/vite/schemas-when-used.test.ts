// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isOperation } from '@doubloon/contract/calls/operation.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withSchemasWhenUsed } from './schemas-when-used.ts';

const CONTRACT = resolve(import.meta.dirname, '..', '..', 'contract', 'src');
const MADE_WHEN_USED = /^export const (\w+)(?:: [^=]+)? = \/\* @__PURE__ \*\/ whenUsed\(/gm;

describe('the contract in the build', () => {
  it('makes schemas and operations when they are used', () => {
    const code = [
      'export const Bio = optionalText(500), Name = z.string();',
      "export const getBio = defineOperation('GET /bio', { id: 'getBio', summary: 'Tells, who', output: Bio });",
    ].join('\n');
    const [bio, getBio, imported] = (withSchemasWhenUsed(code) ?? '').split('\n');
    expect(bio).toBe(
      'export const Bio = /* @__PURE__ */ whenUsed(() => (optionalText(500))), Name = /* @__PURE__ */ whenUsed(() => (z.string()));',
    );
    expect(getBio).toBe(
      "export const getBio = /* @__PURE__ */ whenUsed(() => (defineOperation('GET /bio', { id: 'getBio', output: Bio })));",
    );
    expect(imported).toMatch(/^import \{ whenUsed } from ".*when-used\.ts";$/);
  });

  it('keeps a field of a schema that is called summary', () => {
    expect(withSchemasWhenUsed('export const Case = z.object({ summary: z.string(), id: Id });')).toContain(
      'whenUsed(() => (z.object({ summary: z.string(), id: Id })))',
    );
  });

  it('leaves everything else as it is', () => {
    const code = [
      'export const IDS = PLATFORMS.map(({ id }) => id);',
      'export const life = lifeCycle(Status);',
      'const Words = new Map();',
      'export function Text() { const Inner = z.string(); return Inner; }',
    ].join('\n');
    expect(withSchemasWhenUsed(code)).toBeNull();
  });

  it('does so for nothing but schemas and operations', async () => {
    let found = 0;
    for (const file of globSync(`${CONTRACT}/**/*.ts`, { exclude: (path) => path.endsWith('.test.ts') })) {
      const code = withSchemasWhenUsed(readFileSync(file, 'utf8'));
      if (code === null) continue;
      const module = (await import(file)) as Record<string, unknown>;
      for (const [, name = ''] of code.matchAll(MADE_WHEN_USED)) {
        found += 1;
        expect(module[name] instanceof z.ZodType || isOperation(module[name]), `${name} of ${file}`).toBe(true);
      }
    }
    expect(found).toBeGreaterThan(300);
  });
});

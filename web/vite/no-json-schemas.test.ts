// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutJsonSchemas } from './no-json-schemas.ts';

const schemas = readFileSync(
  fileURLToPath(import.meta.resolve('zod').replace(/[^/]+$/, 'v4/classic/schemas.js')),
  'utf8',
);

describe('zod in the build', () => {
  it('makes no JSON Schemas, and is left as it is otherwise', () => {
    const left = withoutJsonSchemas(schemas).split('\n');
    const lines = schemas.split('\n');
    expect(lines.filter((line) => !left.includes(line)).every((line) => /JSONSchema/.test(line))).toBe(true);
    expect(left.filter((line) => !lines.includes(line))).toHaveLength(1);
  });

  it('is not taken for one of another version', () => {
    expect(() => withoutJsonSchemas('inst._zod.processJSONSchema = (ctx) => {\n')).toThrow('unknown');
  });
});

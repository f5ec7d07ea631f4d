import { readFileSync } from 'node:fs';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { describe, expect, it } from 'vitest';
import { listOperations } from '../../contract/operation-list.ts';

describe('contract/operations.txt', () => {
  it('is what the operations say; `npm run openapi` writes it', () => {
    expect(readFileSync(new URL('../../contract/operations.txt', import.meta.url), 'utf8')).toBe(listOperations());
  });
});

describe('the operations', () => {
  it('have unique ids and unique method and path', () => {
    const ids = OPERATIONS.map(({ operation }) => operation.id);
    const addresses = OPERATIONS.map(
      ({ operation }) => `${operation.method} ${operation.path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('declare every parameter of their path, and no other', () => {
    for (const { operation } of OPERATIONS) {
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(operation.input.params?.shape ?? {}), operation.id).toEqual(inPath);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../../testing/deployed-environment.ts';
import { readConfig } from './config.ts';

const databaseOf = (name?: string) =>
  readConfig({ ...DEPLOYED_ENVIRONMENT, ...(name !== undefined && { FIRESTORE_DATABASE: name }) }).firestoreDatabase;

describe('the database that the product works on', () => {
  it('is the default one unless a setting names another', () => {
    expect([databaseOf(), databaseOf(''), databaseOf('(default)')]).toEqual(['(default)', '(default)', '(default)']);
    expect(databaseOf('restored-2026-11-28')).toBe('restored-2026-11-28');
  });

  it.each([
    'abc',
    'Restored',
    '1restored',
    'restored-',
    'a'.repeat(64),
    'a/b/c/d',
    'cf9f748a-7980-4703-b1a1-d1ffff591db0',
  ])('cannot be called %s', (name) => {
    expect(() => databaseOf(name)).toThrow('FIRESTORE_DATABASE is the name of a database');
  });
});

import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../../testing/deployed-environment.ts';
import { readConfig } from './config.ts';

const EMULATED = { ...DEPLOYED_ENVIRONMENT, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const KEY = { TYPESENSE_KEY: 'search-key' };

describe('the settings of the search engine', () => {
  it('are none unless its address is set, also with a key', () => {
    expect(readConfig(DEPLOYED_ENVIRONMENT).search).toBeNull();
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, ...KEY, TYPESENSE_URL: '' }).search).toBeNull();
  });

  it('are the address without a slash behind it, and the key', () => {
    const set = { ...KEY, TYPESENSE_URL: 'https://search.doubloon.example:8108/' };
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, ...set }).search).toEqual({
      url: 'https://search.doubloon.example:8108',
      key: 'search-key',
    });
  });

  it.each([
    [{ TYPESENSE_URL: 'https://search.doubloon.example' }, 'needs the secret TYPESENSE_KEY'],
    [{ ...KEY, TYPESENSE_URL: 'search.doubloon.example' }, 'TYPESENSE_URL is https://HOST'],
    [
      { ...KEY, TYPESENSE_URL: 'https://search.doubloon.example/?x-typesense-api-key=a' },
      'TYPESENSE_URL is https://HOST',
    ],
    [{ ...KEY, TYPESENSE_URL: 'http://search.doubloon.example' }, 'begins with https://'],
  ])('are refused: %j', (settings, problem) => {
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, ...settings })).toThrow(problem);
  });

  it('name an engine on the same machine only, in the emulators', () => {
    const search = (TYPESENSE_URL: string) => readConfig({ ...EMULATED, ...KEY, TYPESENSE_URL }).search;
    expect(search('http://127.0.0.1:8108')).toEqual({ url: 'http://127.0.0.1:8108', key: 'search-key' });
    expect(() => search('https://search.doubloon.example')).toThrow('on 127.0.0.1 only');
  });
});

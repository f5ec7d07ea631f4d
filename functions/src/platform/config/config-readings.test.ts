import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../../testing/deployed-environment.ts';
import { readConfig } from './config.ts';

describe('the keys with which posts are read', () => {
  it('are those of the environment, none when it is deployed without', () => {
    expect(readConfig(DEPLOYED_ENVIRONMENT).readingKeys).toEqual({ youtube: null, twitter: null });
    const env = { ...DEPLOYED_ENVIRONMENT, READ_PLATFORMS: 'youtube', READ_YOUTUBE_KEY: 'k' };
    expect(readConfig(env).readingKeys).toEqual({ youtube: 'k', twitter: null });
  });

  it('must be there where the settings name them', () => {
    expect(() =>
      readConfig({ ...DEPLOYED_ENVIRONMENT, READ_PLATFORMS: 'youtube,twitter', READ_YOUTUBE_KEY: 'k' }),
    ).toThrow('READ_TWITTER_KEY must be set for READ_PLATFORMS');
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, READ_PLATFORMS: 'facebook' })).toThrow(
      'READ_PLATFORMS names facebook',
    );
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, READ_PLATFORMS: 'instagram' })).toThrow(
      'GRANT_KEYS must be set',
    );
  });

  it('are made up at the stand-in, and none in the emulators without it', () => {
    const emulated = { ...DEPLOYED_ENVIRONMENT, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(readConfig(emulated).readingKeys).toEqual({ youtube: null, twitter: null });
    const { readingKeys } = readConfig({ ...emulated, SOCIAL_WEB_BASE: 'http://127.0.0.1:12112' });
    expect(readingKeys).toEqual({ youtube: 'standin-key', twitter: 'standin-key' });
  });

  it('have quotas of posts a day, of X without a setting, too', () => {
    expect(readConfig(DEPLOYED_ENVIRONMENT).readingQuotas).toEqual({ twitter: 10_000 });
    const named = readConfig({ ...DEPLOYED_ENVIRONMENT, READ_QUOTAS: 'twitter:25000, youtube:0' });
    expect(named.readingQuotas).toEqual({ twitter: 25_000, youtube: 0 });
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, READ_QUOTAS: 'facebook:1' })).toThrow(
      'READ_QUOTAS names facebook',
    );
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, READ_QUOTAS: 'twitter=1' })).toThrow('READ_QUOTAS is written');
  });

  it('seal tokens with the first of those that are set, and with none when none is', () => {
    const keys = ['b', 'a'].map((id) => `${id}:${Buffer.alloc(32, id).toString('base64')}`).join(',');
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, GRANT_KEYS: keys }).grantKeys.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(readConfig(DEPLOYED_ENVIRONMENT).grantKeys).toEqual([]);
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, GRANT_KEYS: 'a:short' })).toThrow('Sealing keys are written');
  });
});

import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../../testing/deployed-environment.ts';
import { readConfig } from './config.ts';

const none = { instagram: null, tiktok: null, youtube: null, twitter: null };

describe('what the platforms know the product as', () => {
  it('is nothing when it is deployed without', () => {
    expect(readConfig(DEPLOYED_ENVIRONMENT).oauthClients).toEqual(none);
  });

  it('is an id and a secret for each platform that has both', () => {
    const env = { ...DEPLOYED_ENVIRONMENT, OAUTH_TIKTOK_CLIENT_ID: 'id', OAUTH_TIKTOK_CLIENT_SECRET: 'secret' };
    expect(readConfig(env).oauthClients).toEqual({ ...none, tiktok: { clientId: 'id', clientSecret: 'secret' } });
  });

  it.each(['OAUTH_TWITTER_CLIENT_ID', 'OAUTH_TWITTER_CLIENT_SECRET'])('is not %s alone', (name) => {
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, [name]: 'x' })).toThrow(
      'set both OAUTH_TWITTER_CLIENT_ID and OAUTH_TWITTER_CLIENT_SECRET, or neither',
    );
  });

  it('is made up at the stand-in, and nothing in the emulators without it', () => {
    const emulated = { ...DEPLOYED_ENVIRONMENT, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(readConfig(emulated).oauthClients).toEqual(none);
    const { oauthClients } = readConfig({ ...emulated, SOCIAL_WEB_BASE: 'http://127.0.0.1:12112' });
    expect(oauthClients.youtube).toEqual({ clientId: 'standin-youtube', clientSecret: 'standin-secret' });
  });
});

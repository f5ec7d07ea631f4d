import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const deployed = {
  GCLOUD_PROJECT: 'treasure',
  SITE_ORIGIN: 'https://doubloon.example',
  WEB_API_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_test_1',
  TEST_DEPLOYMENT: 'on',
};

describe('the web app that App Check knows the product as', () => {
  it('is needed where App Check is required, or nobody could sign in', () => {
    expect(() => readConfig({ ...deployed, APP_CHECK: 'required' })).toThrow('WEB_APP_ID must be set');
    expect(readConfig({ ...deployed, APP_CHECK: 'required', WEB_APP_ID: '1:2:web:3' }).webAppId).toBe('1:2:web:3');
  });

  it('is none where App Check is not used', () => {
    expect(readConfig(deployed).webAppId).toBeNull();
  });
});

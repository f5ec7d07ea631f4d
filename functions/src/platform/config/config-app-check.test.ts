import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../../testing/deployed-environment.ts';
import { readConfig } from './config.ts';

describe('the web app that App Check knows the product as', () => {
  it('is needed where App Check is required, or nobody could sign in', () => {
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, APP_CHECK: 'required' })).toThrow('WEB_APP_ID must be set');
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, APP_CHECK: 'required', WEB_APP_ID: '1:2:web:3' }).webAppId).toBe(
      '1:2:web:3',
    );
  });

  it('is none where App Check is not used', () => {
    expect(readConfig(DEPLOYED_ENVIRONMENT).webAppId).toBeNull();
  });
});

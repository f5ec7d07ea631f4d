import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const deployed = {
  GCLOUD_PROJECT: 'treasure',
  SITE_ORIGIN: 'https://doubloon.example',
  WEB_API_KEY: 'key',
};
const emulated = { ...deployed, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

describe('the key of the payment provider', () => {
  it.each(['sk_live_1', 'rk_live_1'])('may not be a live one in the emulators, as %s', (key) => {
    expect(() => readConfig({ ...emulated, STRIPE_SECRET_KEY: key })).toThrow('the emulators refuse live keys');
  });

  it.each([
    ['a test key in the emulators', { ...emulated, STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['a live key where the product is deployed', { ...deployed, STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['a restricted live key there', { ...deployed, STRIPE_SECRET_KEY: 'rk_live_1', TEST_DEPLOYMENT: 'off' }],
    ['a test key in a test deployment', { ...deployed, STRIPE_SECRET_KEY: 'sk_test_1', TEST_DEPLOYMENT: 'on' }],
    ['none in the emulators, with the stand-in', { ...emulated, STRIPE_API_BASE: 'http://127.0.0.1:12111' }],
  ])('may be %s', (_case, env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  it('is of the mode that the deployment says', () => {
    const testKey = { ...deployed, STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(() => readConfig(testKey)).toThrow('sets TEST_DEPLOYMENT=on');
    expect(() => readConfig({ ...testKey, TEST_DEPLOYMENT: '' })).toThrow('must be a live key');
    const live = { ...deployed, STRIPE_SECRET_KEY: 'sk_live_1', TEST_DEPLOYMENT: 'on' };
    expect(() => readConfig(live)).toThrow('TEST_DEPLOYMENT=on needs a test key');
    expect(() => readConfig({ ...live, TEST_DEPLOYMENT: 'yes' })).toThrow('TEST_DEPLOYMENT');
  });

  it('is needed where the product is deployed, where the stand-in is refused', () => {
    expect(() => readConfig(deployed)).toThrow('STRIPE_SECRET_KEY must be set');
    const standIn = { ...deployed, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'http://127.0.0.1:12111' };
    expect(() => readConfig(standIn)).toThrow('STRIPE_API_BASE may be set in the emulators only');
  });
});

describe('what payout accounts are opened with', () => {
  const capabilitiesOf = (value: string) =>
    readConfig({ ...deployed, STRIPE_SECRET_KEY: 'sk_live_1', ACCOUNT_CAPABILITIES: value }).accountCapabilities;

  it('is what no platform is refused, unless set', () => {
    expect(capabilitiesOf('')).toBe('card_payments+transfers');
    expect(capabilitiesOf('transfers')).toBe('transfers');
    expect(capabilitiesOf('card_payments+transfers')).toBe('card_payments+transfers');
  });

  it.each(['card_payments', 'Transfers', 'transfers,card_payments'])(
    'is refused as %s, with what it may be',
    (value) => {
      expect(() => capabilitiesOf(value)).toThrow(/"card_payments\+transfers"\|"transfers"[^]*ACCOUNT_CAPABILITIES/);
    },
  );
});

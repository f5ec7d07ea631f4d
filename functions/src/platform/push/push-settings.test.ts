import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../../testing/deployed-environment.ts';
import { readConfig } from '../config/config.ts';

const PUSH_VAPID_KEY = `B${'k'.repeat(86)}`;

describe('how push notifications are sent', () => {
  it('is said by no setting of a deployment that sends none', () => {
    expect(readConfig(DEPLOYED_ENVIRONMENT).push).toBeNull();
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, PUSH_VAPID_KEY: '' }).push).toBeNull();
  });

  it('is a public key', () => {
    expect(readConfig({ ...DEPLOYED_ENVIRONMENT, PUSH_VAPID_KEY }).push).toEqual({
      vapidKey: PUSH_VAPID_KEY,
      apiBase: null,
    });
  });

  it.each([
    [{ PUSH_VAPID_KEY: 'key' }, 'PUSH_VAPID_KEY is the key pair'],
    [{ PUSH_API_BASE: 'http://127.0.0.1:9' }, 'PUSH_API_BASE may be set in the emulators only'],
  ])('is refused as %j', (wrong, said) => {
    expect(() => readConfig({ ...DEPLOYED_ENVIRONMENT, PUSH_VAPID_KEY, ...wrong })).toThrow(said);
  });

  it('is the stand-in alone in the emulators, so that no browser of the data gets one', () => {
    const emulated = { ...DEPLOYED_ENVIRONMENT, PUSH_VAPID_KEY, FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
    expect(() => readConfig(emulated)).toThrow('to their stand-in only');
    expect(() => readConfig({ ...emulated, PUSH_API_BASE: 'http://push.example' })).toThrow('to their stand-in only');
    const apiBase = 'http://127.0.0.1:12114';
    expect(readConfig({ ...emulated, PUSH_API_BASE: apiBase }).push).toMatchObject({ apiBase });
  });
});

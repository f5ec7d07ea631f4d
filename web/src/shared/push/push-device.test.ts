import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';
import { eventually } from '../../testing/eventually.ts';
import { aPerson } from '../../testing/people.ts';
import { givePushBrowser, takePushBrowser } from '../../testing/push-browser.ts';
import { clearSession, saveSession } from '../state/session.ts';
import { deviceHere, renewPushDevice, switchPushOff, switchPushOn } from './push-device.ts';
import { keptDevice } from './push-storage.ts';

const readPushToken = vi.hoisted(() => vi.fn((_vapidKey: string) => Promise.resolve('token-of-this-browser')));
vi.mock('./push-token.ts', () => ({ readPushToken }));

const here = { id: 'pdv_1', browser: 'Chrome', added_at: '2026-11-01T00:00:00.000Z' };
const settings = {
  vapidKey: 'new-key',
  choices: { decisions: true, progress: false, messages: true, saved: true },
  devices: [here],
};
const DAY_MS = 86_400_000;

function answer({ devices }: { devices: object[] } = settings) {
  return answerApi({
    'GET /push': { json: { ...settings, devices } },
    'POST /push/devices': { status: 201, json: { id: 'pdv_1' } },
    'DELETE /push/devices/pdv_1': { json: { success: true } },
  });
}
const ofPush = (calls: ReturnType<typeof answer>) => calls.map(({ call }) => call);

beforeEach(() => {
  saveSession('t', aPerson({ uid: 'cy' }));
  readPushToken.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
  takePushBrowser();
});

describe('switching push notifications on', () => {
  it('asks the browser, and registers its token', async () => {
    const { requestPermission } = givePushBrowser();
    const calls = answer();
    await expect(switchPushOn('cy', 'key')).resolves.toBe(true);
    expect(requestPermission).toHaveBeenCalledOnce();
    expect(readPushToken).toHaveBeenCalledWith('key');
    expect(calls).toEqual([{ call: 'POST /push/devices', body: { token: 'token-of-this-browser' } }]);
    expect(deviceHere('cy')).toBe('pdv_1');
    expect(deviceHere('ada')).toBeNull();
  });

  it.each(['denied', 'default'] as const)('registers nothing when the answer is %s', async (answered) => {
    givePushBrowser({ answer: answered });
    const calls = answer();
    await expect(switchPushOn('cy', 'key')).resolves.toBe(false);
    expect(calls).toEqual([]);
    expect(readPushToken).not.toHaveBeenCalled();
    expect(deviceHere('cy')).toBeNull();
  });

  it('is undone by switching off, here and at the browser’s own service', async () => {
    const { unsubscribe } = givePushBrowser();
    const calls = answer();
    await switchPushOn('cy', 'key');
    await switchPushOff('pdv_1');
    expect(ofPush(calls)).toEqual(['POST /push/devices', 'DELETE /push/devices/pdv_1']);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(deviceHere('cy')).toBeNull();
  });

  it('ends here with the session, whatever the server hears of it', async () => {
    const { unsubscribe, close } = givePushBrowser();
    answer();
    await switchPushOn('cy', 'key');
    clearSession();
    expect(keptDevice()).toBeNull();
    await eventually(() => expect(close).toHaveBeenCalledOnce());
    expect(unsubscribe).toHaveBeenCalledOnce();
  });
});

describe('a registration', () => {
  it('is renewed after a week, with the key of then, and at once when the sessions were ended', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    givePushBrowser();
    const calls = answer();
    await switchPushOn('cy', 'key');
    await renewPushDevice('cy');
    expect(calls).toHaveLength(1);
    await renewPushDevice('cy', { force: true });
    expect(ofPush(calls).slice(1)).toEqual(['GET /push', 'POST /push/devices']);
    expect(readPushToken).toHaveBeenLastCalledWith('new-key');
    vi.setSystemTime(Date.now() + 7 * DAY_MS);
    await renewPushDevice('cy');
    expect(calls).toHaveLength(5);
  });

  it('stays away once it was removed from another browser', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { unsubscribe } = givePushBrowser();
    const calls = answer({ devices: [] });
    await switchPushOn('cy', 'key');
    vi.setSystemTime(Date.now() + 7 * DAY_MS);
    await renewPushDevice('cy');
    expect(ofPush(calls)).toEqual(['POST /push/devices', 'GET /push']);
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(keptDevice()).toBeNull();
  });

  it('is not renewed for anybody else, nor once the browser was told not to', async () => {
    givePushBrowser();
    const calls = answer();
    await switchPushOn('cy', 'key');
    await renewPushDevice('ada', { force: true });
    givePushBrowser({ permission: 'denied' });
    await renewPushDevice('cy', { force: true });
    expect(ofPush(calls)).toEqual(['POST /push/devices']);
  });
});

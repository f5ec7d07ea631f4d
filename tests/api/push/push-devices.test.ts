import { logout } from '@doubloon/contract/auth/operations.ts';
import { exportAccount } from '@doubloon/contract/account/operations.ts';
import { MAX_PUSH_DEVICES } from '@doubloon/contract/push/push-device.ts';
import {
  changePushChoices,
  getPushSettings,
  registerPushDevice,
  removePushDevice,
} from '@doubloon/contract/push/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { aDevice } from '../../support/given/push/push-devices.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { unzip } from '../../support/unzip.ts';

const USUAL = { decisions: true, progress: false, messages: true, saved: true };
const devicesOf = async (person: Person) => (await succeed(getPushSettings, {}, person)).devices;
const idsOf = async (person: Person) => (await devicesOf(person)).map(({ id }) => id);
const stored = async (id: string) =>
  (await deps().db.firestore.collection(COLLECTIONS.pushDevices).doc(id).get()).data();

let creator: Person;

beforeEach(async () => {
  stopClock();
  creator = await createPerson('content_creator');
});

describe('a browser that gets push notifications', () => {
  it('is listed for its person, without its token, and kept for 270 days', async () => {
    const { id, token } = await aDevice(creator);
    const settings = await succeed(getPushSettings, {}, creator);
    expect(settings).toEqual({
      vapidKey: deps().config.push?.vapidKey,
      choices: USUAL,
      devices: [{ id, browser: null, added_at: deps().clock.now() }],
    });
    expect(JSON.stringify(settings)).not.toContain(token);
    const kept = (await stored(id)) as { expiresAt: { toDate: () => Date } };
    expect(kept.expiresAt.toDate().getTime() - deps().clock.now().getTime()).toBe(270 * 86_400_000);
  });

  it('is the same one when it registers again, under the name that it says', async () => {
    const { id, token } = await aDevice(creator);
    const first = deps().clock.now();
    passMinutes(1);
    const body = JSON.stringify({ token });
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36' };
    expect(await callRaw('POST', '/push/devices', { body, headers, person: creator })).toMatchObject({
      status: 201,
      body: { id },
    });
    expect(await devicesOf(creator)).toEqual([{ id, browser: 'Chrome on Windows', added_at: first }]);
  });

  it('is that of whoever has registered it last', async () => {
    const other = await createPerson('business_owner');
    const { id, token } = await aDevice(creator);
    await succeed(registerPushDevice, { body: { token } }, other);
    expect(await idsOf(creator)).toEqual([]);
    expect(await idsOf(other)).toEqual([id]);
  });

  it('takes the place of the one that was not seen for longest when there are too many', async () => {
    const ids: string[] = [];
    for (let count = 0; count <= MAX_PUSH_DEVICES; count += 1) {
      passMinutes(1);
      ids.unshift((await aDevice(creator)).id);
    }
    expect(await idsOf(creator)).toEqual(ids.slice(0, MAX_PUSH_DEVICES));
  });

  it('is removed by its person alone', async () => {
    const other = await createPerson('business_owner');
    const { id } = await aDevice(creator);
    await succeed(removePushDevice, { params: { id } }, other);
    expect(await idsOf(creator)).toEqual([id]);
    for (let times = 0; times < 2; times += 1) await succeed(removePushDevice, { params: { id } }, creator);
    expect(await idsOf(creator)).toEqual([]);
  });

  it('is removed when its person signs out, here or elsewhere', async () => {
    const { id } = await aDevice(creator);
    await succeed(logout, {}, creator);
    expect(await stored(id)).toBeUndefined();
  });

  it('is in the export of its person, without its token', async () => {
    const { id, token } = await aDevice(creator);
    const files = unzip(await succeed(exportAccount, { params: { id: creator.uid } }, creator));
    expect(JSON.parse(files['push-devices.json'] ?? '')).toMatchObject([{ id, browser: null }]);
    expect(JSON.stringify(files)).not.toContain(token);
  });

  it('needs a session and a token', async () => {
    const token = unique('push-token-');
    expect(await refuse(registerPushDevice, { body: { token } })).toMatchObject({ code: 'unauthenticated' });
    expect(await refuse(getPushSettings, {})).toMatchObject({ code: 'unauthenticated' });
    const body = JSON.stringify({ token: 'a token of nobody' });
    expect((await callRaw('POST', '/push/devices', { body, person: creator })).status).toBe(422);
  });
});

describe('what somebody is told of in their browsers', () => {
  it('is what waits for them, until they choose', async () => {
    expect(await succeed(changePushChoices, { body: { progress: true } }, creator)).toEqual({
      ...USUAL,
      progress: true,
    });
    expect(await succeed(changePushChoices, { body: { decisions: false } }, creator)).toEqual({
      ...USUAL,
      progress: true,
      decisions: false,
    });
    expect((await succeed(getPushSettings, {}, creator)).choices).toMatchObject({ progress: true, decisions: false });
  });

  it('is nobody else’s to see or change', async () => {
    const other = await createPerson('business_owner');
    await succeed(changePushChoices, { body: { decisions: false } }, other);
    expect((await succeed(getPushSettings, {}, creator)).choices).toEqual(USUAL);
    expect(await refuse(changePushChoices, { body: { decisions: false } })).toMatchObject({ code: 'unauthenticated' });
  });
});

import { MAX_PUSH_DEVICES, type PushDevice } from '@doubloon/contract/push/push-device.ts';
import { illegalState } from '../platform/app-error.ts';
import { unitOfWork } from '../platform/database/database.ts';
import type { BrowserHandler, Dependencies, Handler } from '../platform/dependencies.ts';
import { derivedId } from '../platform/ids.ts';

/** A browser that has not been seen for so long is gone: after as many days, FCM lets a token expire (https://firebase.google.com/docs/cloud-messaging/manage-tokens). */
const KEPT_MS = 270 * 24 * 60 * 60 * 1000;

/** Registers the calling browser for the caller, who takes it over from whoever had it before. Throws `illegal_state` where no push notifications are sent. */
export const registerPushDevice: BrowserHandler<'registerPushDevice'> = async (call, { body }, browser) => {
  const { db, clock, config, caller } = call;
  if (!config.push) throw illegalState('Push notifications are not set up here');
  const id = derivedId('pdv', body.token);
  await unitOfWork({ db }, async (tx) => {
    const now = clock.now();
    const [known, own] = await Promise.all([tx.pushDevices.find(id), tx.pushDevices.findOf(caller.uid)]);
    const others = own.filter((device) => device.id !== id);
    for (const device of others.slice(MAX_PUSH_DEVICES - 1)) tx.pushDevices.remove(device.id);
    tx.pushDevices.put({
      id,
      uid: caller.uid,
      token: body.token,
      browser: browser.name,
      createdAt: known?.uid === caller.uid ? known.createdAt : now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + KEPT_MS),
    });
  });
  return { id };
};

export const removePushDevice: Handler<'removePushDevice'> = async ({ db, caller }, { params }) => {
  await unitOfWork({ db }, async (tx) => {
    const device = await tx.pushDevices.find(params.id);
    if (device?.uid === caller.uid) tx.pushDevices.remove(params.id);
  });
  return { success: true };
};

/** Removes all browsers of a person, whose sessions have ended. Reads and writes one each. */
export const removePushDevices = ({ db }: Pick<Dependencies, 'db'>, uid: string): Promise<void> =>
  db.pushDevices.removeAllOf(uid);

/** Divides browsers into those that have registered since the person's sessions were last ended, and the others. Throws when the identity service does not answer. */
export async function divideBySession(
  { auth }: Pick<Dependencies, 'auth'>,
  uid: string,
  devices: readonly PushDevice[],
): Promise<{ readonly held: readonly PushDevice[]; readonly ended: readonly PushDevice[] }> {
  const { tokensValidAfterTime, disabled } = await auth.getUser(uid);
  const validSince = tokensValidAfterTime ? new Date(tokensValidAfterTime) : new Date(0);
  const holds = ({ seenAt }: PushDevice) => !disabled && seenAt >= validSince;
  return { held: devices.filter(holds), ended: devices.filter((device) => !holds(device)) };
}

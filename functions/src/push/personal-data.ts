import type { PersonalData } from '../platform/personal-data.ts';

export const pushPersonalData = {
  lists: ({ db }, uid) => [
    { name: 'push-devices', records: withoutTokens(db.pushDevices.eachOf(uid)) },
    { name: 'push-notifications', records: db.pushes.eachOf(uid) },
  ],
  erase: {
    'push-devices': ({ db }, uid) => db.pushDevices.removeAllOf(uid),
    pushes: ({ db }, uid) => db.pushes.removeAllOf(uid),
  },
} satisfies PersonalData;

/** Leaves out what the server alone uses. */
async function* withoutTokens<Device extends { readonly token: string }>(devices: AsyncIterable<Device>) {
  for await (const { token: _, ...shown } of devices) yield shown;
}

import { type Database, unitOfWork } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';

async function* sharedDevicesOf(db: Database, uid: string) {
  // Who the other is belongs to the other.
  for await (const { expiresAt } of db.sharedDevices.eachOf(uid)) yield { expiresAt };
}

async function* browsersOf(db: Database, uid: string) {
  for await (const { name, signedInAt, expiresAt } of db.knownBrowsers.eachOf(uid))
    yield { name, signedInAt, expiresAt };
}

async function* secondFactorOf(db: Database, uid: string) {
  const found = await db.secondFactors.find(uid);
  if (found) yield { enabledAt: found.enabledAt };
}

export const authPersonalData = {
  lists: ({ db }, uid) => [
    { name: 'sign-ins', records: db.signInTraits.eachOf(uid) },
    { name: 'browsers', records: browsersOf(db, uid) },
    { name: 'shared-devices', records: sharedDevicesOf(db, uid) },
    { name: 'second-factor', records: secondFactorOf(db, uid) },
  ],
  erase: {
    'known-browsers': ({ db }, uid) => db.knownBrowsers.removeAllOf(uid),
    'second-factor': ({ db }, uid) => unitOfWork({ db }, (tx) => tx.secondFactors.remove(uid)),
    'shared-devices': ({ db }, uid) => db.sharedDevices.removeAllOf(uid),
    'sign-in-traits': ({ db }, uid) => db.signInTraits.removeAllOf(uid),
  },
} satisfies PersonalData;

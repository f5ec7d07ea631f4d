import { login } from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { SIGN_IN_TRAIT_DAYS } from '@doubloon/contract/auth/sign-in-trait.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authPersonalData } from '../../../functions/src/auth/personal-data.ts';
import { findShared } from '../../../functions/src/flags/find-shared.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import { deps, succeed } from '../../support/api.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice, signInFrom } from '../../support/given/shared-devices.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

const DAY_MINUTES = 24 * 60;
const now = () => deps().clock.now();

let owner: Person;
let creator: Person;

beforeAll(stopClock);

beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
});

const shared = async () => (await findShared(deps().db, { ownerId: owner.uid, creatorId: creator.uid }, now())).shared;

/** Records sign-ins of a browser that keeps no cookie: each has a device and a network of its own. One unit of work takes about 240. */
function signInWithoutCookie({ uid }: Person, times = 240): Promise<void> {
  return unitOfWork(deps(), (tx) => {
    for (let n = 0; n < times; n += 1) {
      tx.signInTraits.putOf({ uid, device: unique('other'), network: `8.${n}.${n}.1`, now: now() });
    }
    return Promise.resolve();
  });
}

const pairsOf = async (person: Person) =>
  (
    await deps().db.firestore.collection(COLLECTIONS.sharedDevices).where('uids', 'array-contains', person.uid).get()
  ).docs.map((pair) => pair.data());

describe('a device that both sides of a loot have signed in from', () => {
  it('is seen however many others each has signed in from before and since', async () => {
    await Promise.all([signInWithoutCookie(owner), signInWithoutCookie(creator)]);
    await shareDevice(owner, creator);
    await Promise.all([signInWithoutCookie(owner), signInWithoutCookie(creator)]);
    expect(await shared()).toContain('device');
  });

  it('is seen whoever of them was there last, and by signing in through the product', async () => {
    await succeed(login, { body: creator });
    const [trait] = (
      await deps().db.firestore.collection(COLLECTIONS.signInTraits).where('uid', '==', creator.uid).get()
    ).docs;
    await signInFrom(String(trait?.get('value')), owner);
    expect(await shared()).toEqual(['device']);
  });

  it('is seen when both sign in at the same moment', async () => {
    const device = unique('device');
    await Promise.all([signInFrom(device, owner), signInFrom(device, creator)]);
    expect(await shared()).toEqual(['device']);
  });

  it('is forgotten when one of them has not used it for 90 days, and kept while another is shared', async () => {
    const first = unique('device');
    await signInFrom(first, owner);
    passMinutes(30 * DAY_MINUTES);
    await signInFrom(first, creator);
    passMinutes((SIGN_IN_TRAIT_DAYS - 30) * DAY_MINUTES - 1);
    expect(await shared()).toEqual(['device']);
    const second = unique('device');
    await signInFrom(second, owner);
    await signInFrom(second, creator);
    // The older device has less time left, which takes none from the younger one.
    await signInFrom(first, creator);
    passMinutes(2);
    expect(await shared()).toEqual(['device']);
    passMinutes(SIGN_IN_TRAIT_DAYS * DAY_MINUTES);
    expect(await shared()).toEqual([]);
  });

  it('is exported to each without the other, and gone with either', async () => {
    await shareDevice(owner, creator);
    const exported = [];
    for (const list of authPersonalData.lists(deps(), owner.uid)) {
      if (list.name === 'shared-devices') for await (const record of list.records) exported.push(record);
    }
    expect(exported).toHaveLength(1);
    expect(JSON.stringify(exported)).not.toContain(creator.uid);
    expect(await pairsOf(owner)).toHaveLength(1);
    await authPersonalData.erase['shared-devices'](deps(), creator.uid);
    expect(await pairsOf(owner)).toEqual([]);
  });
});

it('a network that both sides have signed in from lately is seen among many older ones', async () => {
  await Promise.all([signInWithoutCookie(owner), signInWithoutCookie(creator, 0)]);
  passMinutes(1);
  await unitOfWork(deps(), (tx) => {
    for (const { uid } of [owner, creator]) {
      tx.signInTraits.putOf({ uid, device: unique('own'), network: '9.9.9.9', now: now() });
    }
    return Promise.resolve();
  });
  expect(await shared()).toEqual(['network']);
});

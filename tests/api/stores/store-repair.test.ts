import { reviewId } from '@doubloon/contract/reviews/review.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { expect, it } from 'vitest';
import { checkCopies } from '../../../functions/src/platform/projections/projection.ts';
import { reviewBadges } from '../../../functions/src/reviews/projections.ts';
import { storeCopies } from '../../../functions/src/stores/store-copies.ts';
import { deps } from '../../support/api.ts';
import { recheck } from '../../support/recheck.ts';
import { linkAccount, stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import { createCreatorWithStore, storeReview } from '../../support/given/stores.ts';

it('finds creators without a store and stores with other names than their creators, and puts both right', async () => {
  const { db } = deps();
  const without = await createPerson('content_creator');
  const renamed = await createCreatorWithStore({ name: 'Before', description: 'Tea.' });
  await createPerson('business_owner');
  const found = await recheck(db, checkCopies(storeCopies));
  const of = (uid: string) => found.differences.filter(({ document }) => document === `stores/${uid}`);
  expect(of(without.uid)).toMatchObject([{ field: '', stored: 'nothing', derived: 'a store' }]);
  expect(of(renamed.uid)).toMatchObject([{ field: 'name', stored: 'Before', derived: renamed.name }]);
  expect(await stored(COLLECTIONS.stores, without.uid)).toBeUndefined();
  await found.repair();
  expect(await stored(COLLECTIONS.stores, without.uid)).toMatchObject({ name: without.name });
  expect(await stored(COLLECTIONS.stores, renamed.uid)).toMatchObject({ name: renamed.name, description: 'Tea.' });
  expect((await recheck(db, checkCopies(storeCopies))).differences).toEqual([]);
});

it('finds stores that hide or show specialties otherwise than their settings, and puts them right', async () => {
  const { db } = deps();
  const { uid } = await createCreatorWithStore({ specialties: ['Tea'] });
  const settings = defaultStoreSettings(uid);
  settings.sections.products = false;
  await db.firestore.collection(COLLECTIONS.storeSettings).doc(uid).set(settings);
  const found = await recheck(db, checkCopies(storeCopies));
  expect(found.differences).toContainEqual({
    document: `stores/${uid}`,
    field: 'showsSpecialties',
    stored: true,
    derived: false,
  });
  await found.repair();
  expect(await stored(COLLECTIONS.stores, uid)).toMatchObject({ showsSpecialties: false, specialties: ['Tea'] });
});

it('finds stores that say otherwise how many follow an account, and puts them right', async () => {
  const { db } = deps();
  const person = await createCreatorWithStore();
  const followers = { count: 4_200, at: deps().clock.now() };
  await linkAccount(person, 'tiktok', unique('h'));
  const account = db.firestore.collection(COLLECTIONS.socialAccounts).doc(`${person.uid}__tiktok`);
  await account.update({ followers });
  const url: unknown = (await account.get()).get('url');
  await db.firestore.collection(COLLECTIONS.users).doc(person.uid).update({ 'socialLinks.tiktok': url });
  const found = await recheck(db, checkCopies(storeCopies));
  const difference = { document: `stores/${person.uid}`, field: 'accountFollowers' };
  expect(found.differences).toContainEqual({ ...difference, stored: {}, derived: { tiktok: followers } });
  await found.repair();
  expect((await db.stores.find(person.uid))?.accountFollowers).toEqual({ tiktok: followers });
});

it('finds badges that nobody has paid for, and takes them away', async () => {
  const { db } = deps();
  const [userId, creatorId] = [unique('u'), unique('creator')];
  await storeReview({ userId, creatorId, paidCollaboration: true });
  const found = await recheck(db, checkCopies(reviewBadges));
  expect(found.differences).toContainEqual({
    document: `reviews/${reviewId(userId, creatorId)}`,
    field: 'paidCollaboration',
    stored: true,
    derived: false,
  });
  await found.repair();
  expect(await stored(COLLECTIONS.reviews, reviewId(userId, creatorId))).toMatchObject({ paidCollaboration: false });
});

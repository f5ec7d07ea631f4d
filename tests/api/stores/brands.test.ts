import { BRAND_LOOTS } from '@doubloon/contract/campaigns/brand.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { getBrand, listBrandLoots } from '@doubloon/contract/campaigns/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { deps, refuse, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

let owner: Person;
const byId = ({ uid }: Person) => ({ params: { id: uid } });

beforeAll(async () => {
  owner = await createPerson('business_owner');
});

describe('a brand', () => {
  it('is an owner as everybody may see them, without figures while they are new', async () => {
    const changes = {
      bio: 'Toast since 1932.',
      website: 'https://kopi.example',
      profilePic: 'https://files.example/k.png',
    };
    await deps().db.firestore.collection(COLLECTIONS.users).doc(owner.uid).update(changes);
    const brand = await succeed(getBrand, byId(owner));
    expect(brand).toMatchObject({
      id: owner.uid,
      name: owner.name,
      logo: changes.profilePic,
      website: changes.website,
      about: changes.bio,
      record: null,
      loots: [],
    });
    expect(Object.keys(brand).toSorted()).toEqual(
      ['about', 'id', 'logo', 'loots', 'more_loots', 'name', 'record', 'since', 'verified', 'website'].toSorted(),
    );
  });

  it('shows the newest open loots, and nothing of those that wait, are held back or are over', async () => {
    const person = await createPerson('business_owner');
    for (const status of CampaignStatus.options) {
      await storeCampaign(person, { status, title: `A loot that is ${status}`, heldByAdmin: false });
    }
    const { loots } = await succeed(getBrand, byId(person));
    expect(loots.map(({ title }) => title)).toEqual(['A loot that is open']);
    for (let n = 0; n < BRAND_LOOTS; n += 1) {
      await storeCampaign(person, { title: `Loot ${n}`, createdAt: new Date(Date.UTC(2027, 0, 1, 0, n)) });
    }
    const { loots: newest } = await succeed(getBrand, byId(person));
    expect(newest).toHaveLength(BRAND_LOOTS);
    expect(newest[0]?.title).toBe(`Loot ${BRAND_LOOTS - 1}`);
  });

  it('goes on, for visitors too, to every open loot, each once', async () => {
    const person = await createPerson('business_owner');
    for (let n = 0; n < BRAND_LOOTS + 2; n += 1) {
      await storeCampaign(person, { title: `Loot ${n}`, createdAt: new Date(Date.UTC(2027, 0, 1, 0, n)) });
    }
    await storeCampaign(person, { title: 'Paused', status: 'paused' });
    const brand = await succeed(getBrand, byId(person));
    const query = { limit: 1, cursor: brand.more_loots ?? '' };
    const rest = await succeed(listBrandLoots, { ...byId(person), query });
    expect([...brand.loots, ...rest].map(({ title }) => title)).toEqual(
      Array.from({ length: BRAND_LOOTS + 1 }, (_, index) => `Loot ${BRAND_LOOTS + 1 - index}`),
    );
    const all = await succeed(listBrandLoots, { ...byId(person), query: { limit: 50 } });
    expect(all.map(({ title }) => title).at(-1)).toBe('Loot 0');
    expect(all).toHaveLength(BRAND_LOOTS + 2);
    expect((await succeed(getBrand, byId(owner))).more_loots).toBeNull();
  });

  it('tells visitors nothing of what waits in a loot, and its owner all', async () => {
    const person = await createPerson('business_owner');
    const counts = { pendingApplications: 4 };
    const { id } = await storeCampaign(person);
    await deps()
      .db.firestore.collection(COLLECTIONS.campaigns)
      .doc(id)
      .update({ 'counts.pendingApplications': counts.pendingApplications });
    const waiting = async (who?: Person) => (await succeed(getBrand, byId(person), who)).loots[0]?.pending_applications;
    expect([await waiting(), await waiting(owner), await waiting(person)]).toEqual([0, 0, 4]);
    const listed = async (who?: Person) =>
      (await succeed(listBrandLoots, { ...byId(person), query: {} }, who))[0]?.pending_applications;
    expect([await listed(), await listed(owner), await listed(person)]).toEqual([0, 0, 4]);
  });

  it('is not found for creators, and for nobody', async () => {
    const creator = await createPerson('content_creator');
    expect(await refuse(getBrand, byId(creator))).toMatchObject({ status: 404, message: 'Brand not found' });
    expect(await refuse(getBrand, { params: { id: 'nobody' } })).toMatchObject({ status: 404 });
    expect(await refuse(listBrandLoots, { ...byId(creator), query: {} })).toMatchObject({ status: 404 });
  });
});

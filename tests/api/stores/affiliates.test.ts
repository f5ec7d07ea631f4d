import {
  clickAffiliateLink,
  createAffiliateLink,
  listAffiliateLinks,
} from '@doubloon/contract/affiliates/operations.ts';
import { loginWithGoogle, register } from '@doubloon/contract/auth/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  affiliateClickProjections,
  affiliateSignUpProjections,
} from '../../../functions/src/affiliates/projections.ts';
import { updateCounters } from '../../../functions/src/platform/projections/tally.ts';
import { onUserPrivateWritten } from '../../../functions/src/triggers.ts';
import { call, callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

let creator: Person;
let visitor: Person;

beforeAll(async () => {
  creator = await createCreatorWithStore({ affiliateReward: 20 });
  visitor = await createPerson('user');
});

const bodyFor = ({ uid }: Person) => ({ body: { creatorId: uid } });

/** Returns a link's counts after running its triggers, those of clicks twice. */
async function creditOf(linkId: string): Promise<unknown> {
  const { db } = deps();
  for (const source of [affiliateClickProjections, affiliateSignUpProjections, affiliateClickProjections]) {
    const { docs } = await db.firestore.collection(source.collection).where('linkId', '==', linkId).get();
    for (const { id } of docs) await updateCounters(db, source, id);
  }
  return (await db.firestore.collection(COLLECTIONS.affiliateLinks).doc(linkId).get()).get('counts');
}

describe('a referral link', () => {
  it('is one per visitor and creator, with what the creator offers', async () => {
    const person = await createPerson('business_owner');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call(createAffiliateLink, bodyFor(creator), person)),
    );
    const codes = answers.map((answer) => (answer.ok ? answer.data.code : null));
    expect(new Set(codes).size).toBe(1);
    const link = await succeed(createAffiliateLink, bodyFor(creator), person);
    expect(link).toMatchObject({
      creatorId: creator.uid,
      creatorName: creator.name,
      rewardPercent: 20,
      clicks: 0,
      signUps: 0,
    });
    expect(link.url).toBe(`${deps().config.siteOrigin}/store/${creator.uid}?ref=${link.code}`);
    const others = await succeed(createAffiliateLink, bodyFor(creator), visitor);
    expect(others.code).not.toBe(link.code);
  });

  it('is refused by creators who offer nothing, to oneself, and without a token', async () => {
    const offersNothing = await createPerson('content_creator');
    expect(await refuse(createAffiliateLink, bodyFor(offersNothing), visitor)).toMatchObject({
      status: 409,
      message: 'This creator does not offer an affiliate reward',
    });
    expect(await refuse(createAffiliateLink, bodyFor(creator), creator)).toMatchObject({ status: 403 });
    expect(await refuse(createAffiliateLink, bodyFor(visitor), creator)).toMatchObject({ status: 404 });
    expect(await refuse(createAffiliateLink, bodyFor(creator))).toMatchObject({ status: 401 });
  });

  it('is listed to its owner alone, page by page, with what is offered now', async () => {
    const person = await createPerson('business_owner');
    const generous = await createCreatorWithStore({ affiliateReward: 30 });
    const first = await succeed(createAffiliateLink, bodyFor(creator), person);
    passMinutes(1);
    const second = await succeed(createAffiliateLink, bodyFor(generous), person);
    await deps().db.firestore.collection(COLLECTIONS.stores).doc(generous.uid).update({ affiliateReward: null });
    const page = await call(listAffiliateLinks, { query: { limit: 1 } }, person);
    if (!page.ok || !page.nextCursor) throw new Error('a first page with a cursor was expected');
    expect(page.data).toMatchObject([{ id: second.id, rewardPercent: null }]);
    const rest = await call(listAffiliateLinks, { query: { limit: 1, cursor: page.nextCursor } }, person);
    expect(rest).toMatchObject({ ok: true, nextCursor: null, data: [{ id: first.id, rewardPercent: 20 }] });
    const linksTo = async (to: Person, of: Person) =>
      (await succeed(listAffiliateLinks, { query: { creatorId: to.uid } }, of)).map(({ id }) => id);
    expect(await linksTo(creator, person)).toEqual([first.id]);
    expect(await linksTo(person, person)).toEqual([]);
    expect(await linksTo(creator, await createPerson('user')), 'somebody else’s').toEqual([]);
    expect(await succeed(listAffiliateLinks, { query: {} }, await createPerson('user'))).toEqual([]);
    expect(await refuse(listAffiliateLinks, { query: {} })).toMatchObject({ status: 401 });
  });
});

describe('clicks on a referral link', () => {
  const click = (code: string, address: string) =>
    callRaw('POST', `/affiliates/${code}/click`, { headers: { 'x-forwarded-for': address } });

  it('count once per address and day, without keeping the address', async () => {
    const link = await succeed(createAffiliateLink, bodyFor(creator), await createPerson('user'));
    for (const address of ['198.51.100.7', '198.51.100.7', '198.51.100.8']) {
      expect(await click(link.code, address)).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await creditOf(link.id)).toEqual({ clicks: 2, signUps: 0 });
    passMinutes(24 * 60);
    await click(link.code, '198.51.100.7');
    expect(await creditOf(link.id)).toEqual({ clicks: 3, signUps: 0 });
    const { docs } = await deps()
      .db.firestore.collection(COLLECTIONS.affiliateClicks)
      .where('linkId', '==', link.id)
      .get();
    expect(JSON.stringify(docs.map((doc) => [doc.id, doc.data()]))).not.toContain('198.51.100');
  });

  it('cost no more than declared and are answered alike for a code that nobody has', async () => {
    const link = await succeed(createAffiliateLink, bodyFor(creator), visitor);
    expect(await succeed(clickAffiliateLink, { params: { code: link.code } })).toEqual({ success: true });
    expect(await succeed(clickAffiliateLink, { params: { code: 'x'.repeat(24) } })).toEqual({ success: true });
    expect((await click('short', '198.51.100.9')).status).toBe(422);
  });
});

describe('sign-ups over a referral link', () => {
  const signUp = async (referralCode: string) => {
    const username = unique('p');
    const { user } = await succeed(register, {
      body: {
        name: 'New',
        email: `${username}@example.com`,
        username,
        password: 'correct horse',
        role: 'business_owner',
        agreeToTerms: true,
        referralCode,
      },
    });
    await tellTwice(user.uid);
    return user.uid;
  };

  const tellTwice = async (uid: string) => {
    const after = await deps().db.firestore.collection(COLLECTIONS.userPrivate).doc(uid).get();
    for (let times = 0; times < 2; times += 1) {
      await onUserPrivateWritten.run({ params: { id: uid }, data: { before: after, after } } as never);
    }
  };

  it('count once each, and registering never fails for a code', async () => {
    const link = await succeed(createAffiliateLink, bodyFor(creator), await createPerson('user'));
    await signUp(link.code);
    await signUp(link.code);
    expect(await creditOf(link.id)).toEqual({ clicks: 0, signUps: 2 });
    const { db } = deps();
    for (const code of ['y'.repeat(24), 'no code at all']) {
      const uid = await signUp(code);
      expect((await db.firestore.collection(COLLECTIONS.affiliateSignUps).doc(uid).get()).exists).toBe(false);
    }
    expect(await creditOf(link.id)).toEqual({ clicks: 0, signUps: 2 });
  });

  it('count for somebody new of Google, and not again when they come back with another link', async () => {
    const link = await succeed(createAffiliateLink, bodyFor(creator), await createPerson('user'));
    const other = await succeed(createAffiliateLink, bodyFor(creator), await createPerson('user'));
    const email = `${unique('g')}@g.test`;
    for (const { code } of [link, other]) {
      const body = { idToken: await googleIdToken(email), referralCode: code };
      await tellTwice((await succeed(loginWithGoogle, { body })).user.uid);
    }
    expect(await creditOf(link.id)).toEqual({ clicks: 0, signUps: 1 });
    expect(await creditOf(other.id)).toEqual({ clicks: 0, signUps: 0 });
  });
});

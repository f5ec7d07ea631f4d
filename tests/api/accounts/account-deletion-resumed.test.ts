import { deleteAccount } from '@doubloon/contract/account/operations.ts';
import { login } from '@doubloon/contract/auth/operations.ts';
import { RECENT_SIGN_IN_NEEDED } from '@doubloon/contract/auth/recent-sign-in.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { describe, expect, it } from 'vitest';
import { continueDeletion, resumeDeletions } from '../../../functions/src/account/delete-account.ts';
import { unitOfWork } from '../../../functions/src/platform/database/database.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { deps, refuse, succeed } from '../../support/api.ts';
import { busyCreator, endAccount, expectGone } from '../../support/given/busy-creator.ts';
import { storeApplication, storeCampaign, stored } from '../../support/given/fixtures.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';
import { createPerson, exchangeCustomToken } from '../../support/given/people.ts';
import { productDatabase } from '../../support/setup/product-database.ts';

/** Does something with the product's clock moved forward, and moves it back: sign-ins carry the real time. */
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  passMinutes(minutes);
  try {
    return await work();
  } finally {
    passMinutes(-minutes);
  }
}

/** The dependencies of a process that dies at its `lives`-th look at the database, the identities or the bucket. */
function mortal(lives: number): Dependencies {
  let left = lives;
  const dying = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(inner, key) {
        const value: unknown = Reflect.get(inner, key, inner);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          left -= 1;
          if (left < 0) throw new Error('died');
          return Reflect.apply(value, inner, given) as unknown;
        };
      },
    });
  const { db, auth, storage, ...rest } = deps();
  return { ...rest, db: productDatabase(dying(db.firestore)), auth: dying(auth), storage: dying(storage) };
}

describe('an account that is ending', () => {
  it('waits with what depends on a payout that begins while the account ends', async () => {
    const history = await busyCreator();
    const { creator, traces } = history;
    await endAccount(creator);
    const payout = deps().db.firestore.collection(COLLECTIONS.payouts).doc(String(traces.kept['payout']));
    await payout.update({ status: 'sending' });
    await continueDeletion(deps(), creator.uid);
    expect(await stored(COLLECTIONS.accountDeletions, creator.uid)).toMatchObject({ completedAt: null });
    await payout.update({ status: 'paid' });
    await later(11, () => resumeDeletions(deps()));
    await expectGone(history);
  });

  it('ends with what requests have written that were under way, too', async () => {
    const history = await busyCreator();
    const { creator, owner } = history;
    await endAccount(creator);
    await continueDeletion(deps(), creator.uid);
    await expectGone(history);
    expect(await stored(COLLECTIONS.accountDeletions, creator.uid)).toMatchObject({ completedAt: null });
    const late = await storeApplication(await storeCampaign(owner), creator);
    const text = { uid: creator.uid, key: 'late', text: 'Too late', updatedAt: deps().clock.now() };
    await unitOfWork(deps(), (tx) => tx.drafts.keep(text));
    await later(4, () => continueDeletion(deps(), creator.uid));
    expect(await stored(COLLECTIONS.applications, late.id)).toBeDefined();
    await later(15, () => resumeDeletions(deps()));
    expect(await stored(COLLECTIONS.applications, late.id)).toBeUndefined();
    await expectGone(history);
    const { resumeAt, completedAt } = (await stored(COLLECTIONS.accountDeletions, creator.uid)) ?? {};
    expect(resumeAt).toBeNull();
    expect(completedAt).not.toBeNull();
  });

  it('is ended by the schedule, wherever it was that the process died', async () => {
    const history = await busyCreator();
    const { uid } = history.creator;
    await endAccount(history.creator);
    let deaths = 0;
    for (let lives = 3; ; lives += 7) {
      const died = await continueDeletion(mortal(lives), uid).then(
        () => false,
        () => true,
      );
      if (!died) break;
      deaths += 1;
    }
    expect(deaths).toBeGreaterThan(5);
    await later(11, () => resumeDeletions(deps()));
    await expectGone(history);
  });
});

describe('a sign-in long ago', () => {
  it('is not enough to end an account; a new one is', async () => {
    const person = await createPerson('business_owner');
    const refused = await later(6, () => refuse(deleteAccount, { params: { id: person.uid } }, person));
    expect(refused).toMatchObject({
      status: 403,
      code: 'forbidden',
      message: 'Please sign in again to delete your account',
      errorType: RECENT_SIGN_IN_NEEDED,
    });
    expect(await stored(COLLECTIONS.users, person.uid)).toMatchObject({ name: person.name });
    const { customToken } = await succeed(login, { body: person });
    await endAccount({ ...person, idToken: await exchangeCustomToken(customToken) });
  });
});

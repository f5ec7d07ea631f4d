import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, expect, it } from 'vitest';
import { deps } from '../../support/api.ts';
import { stored } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { createPaidCreator, openCheckout } from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, payOnHostedPage } from '../../support/money/payment-provider.ts';

let creator: Person;
let accountId: string;

const loots = async ({ uid }: Person) => {
  const { docs } = await deps().db.firestore.collection(COLLECTIONS.campaigns).where('ownerId', '==', uid).get();
  return docs.map(({ id }) => id);
};
const accountOf = ({ uid }: Person) => stored(COLLECTIONS.connectedAccounts, uid);

beforeAll(async () => {
  creator = await createPaidCreator();
  accountId = String((await accountOf(creator))?.['accountId']);
});

it('what a connected account has sold itself pays for no loot, whatever it says of a checkout', async () => {
  const owner = await createPerson('business_owner');
  const sessionId = await openCheckout(owner);
  const paid = await openCheckout(owner);
  await payOnHostedPage(paid);
  const event = await eventAbout('checkout.session.completed', paid);
  const session = { ...event.data.object, id: sessionId, payment_status: 'paid' };
  const forged = { ...event, id: unique('evt_'), account: accountId, data: { object: session } } as typeof event;

  expect(await deliver(forged)).toMatchObject({ status: 200, body: { received: true } });
  expect(await stored(COLLECTIONS.stripeEvents, forged.id), 'it is left to the other endpoint').toBeUndefined();
  const aboutOurs = { ...forged, id: unique('evt_') };
  delete aboutOurs.account;
  expect(await deliver(aboutOurs), 'the provider says that nobody has paid it').toMatchObject({ status: 402 });
  expect(await loots(owner)).toEqual([]);
});

it('an account that says it is somebody else’s changes nothing of theirs', async () => {
  const victim = await createPaidCreator();
  const before = await accountOf(victim);
  const event = await eventAbout('account.updated', accountId, { account: accountId });
  const object = { ...event.data.object, metadata: { uid: victim.uid }, payouts_enabled: false };
  const forged = { ...event, id: unique('evt_'), data: { object } } as typeof event;
  expect(await deliver(forged)).toMatchObject({ status: 200 });
  expect(await accountOf(victim)).toEqual(before);
});

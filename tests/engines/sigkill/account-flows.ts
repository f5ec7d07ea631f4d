import { createConnectedAccount } from '@doubloon/contract/payments/operations.ts';
import type { ConnectedAccount } from '@doubloon/contract/payments/connected-account.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { Flow } from './flows.ts';
import { received } from './payout-flows.ts';
import { connectAccount } from './scenes.ts';
import type { Stage } from './stage.ts';

const accountOf = async ({ deps }: Stage, uid: string) =>
  (await deps.db.firestore.collection(COLLECTIONS.connectedAccounts).doc(uid).get()).data() as
    | ConnectedAccount
    | undefined;

export const openingAccount: Flow = {
  name: 'opening a payout account',
  passes: ['POST /v1/accounts', 'commit connectedAccounts'],
  prepare: async (stage) => {
    const creator = await stage.signUp('content_creator');
    const body = { creatorId: creator.uid, country: 'SG' };
    const open = () => stage.api().call(createConnectedAccount, { body }, creator);
    return {
      send: open,
      goOn: open,
      wrong: async () => {
        const { data } = await stage.deps.stripe.accounts.list({ limit: 100 });
        const own = data.filter(({ metadata }) => metadata?.['uid'] === creator.uid).map(({ id }) => id);
        const stored = (await accountOf(stage, creator.uid))?.accountId;
        const isRight = own.length === 1 && own[0] === stored;
        return isRight ? [] : [`${creator.uid} has ${own.join(' and ') || 'nothing'} at the provider, here ${stored}`];
      },
    };
  },
};

export const hearingOfAccount: Flow = {
  name: 'the event of an account',
  passes: ['GET /v1/accounts/ID', 'commit connectedAccounts, stripeEvents'],
  prepare: async (stage) => {
    const creator = await stage.signUp('content_creator');
    const id = await connectAccount(stage, creator);
    const deliver = () => stage.deliver('account.updated', id, id);
    const wrong = async () => {
      const status = (await accountOf(stage, creator.uid))?.status;
      return status === 'active' ? [] : [`the account of ${creator.uid} is ${status}`];
    };
    return { send: deliver, goOn: async () => received(await deliver()), wrong };
  },
};

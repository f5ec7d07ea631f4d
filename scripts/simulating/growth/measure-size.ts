import { listCampaigns } from '@doubloon/contract/campaigns/operations.ts';
import { encodeRequest } from '@doubloon/contract/calls/encode-request.ts';
import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import { startCheckout } from '@doubloon/contract/payments/operations.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { listCreators } from '@doubloon/contract/stores/operations.ts';
import { decideOverdue } from '../../../functions/src/deadlines/decide-overdue.ts';
import { settleCheckouts } from '../../../functions/src/payments/checkouts/settle-checkout.ts';
import { reconcile } from '../../../functions/src/payments/reconciliation/reconcile.ts';
import type { Dependencies } from '../../../functions/src/platform/dependencies.ts';
import { compareDerivedData } from '../../../functions/src/repair-derived-data.ts';
import { busiestCalls } from '../../measuring/api/busiest-calls.ts';
import { createDemoApi, type DemoApi } from '../../seeding/demo-api.ts';
import { CAMPAIGN_ID, CONVERSATION_ID, grownData } from './grown-data.ts';
import type { MeasuredSize } from './growth-record.ts';
import type { GrowthSize } from './growth-sizes.ts';
import { storeAll, type Stored } from './store-all.ts';
import { openMeteredApi } from './watch-calls.ts';
import { watchWork } from './watch-work.ts';

/** How often each operation is called. */
const CALLS = 12;
const MINUTE_MS = 60_000;
/** The time of a run: longer than any size takes, so that each job comes to its end. */
const RUN_MS = 120 * MINUTE_MS;

interface GrowthPerson {
  readonly uid: string;
  readonly idToken: string;
}

interface Measuring {
  /** Signs somebody up whose e-mail is proven, by the API or past it. */
  readonly signUp: (role: ChoosableRole, demo: DemoApi) => Promise<GrowthPerson>;
  /** Is told what is under way. */
  readonly say?: (line: string) => void;
}

/** Fills an empty database with so much data, calls the busiest operations, and runs the busiest jobs over it. Throws if one of them leaves something undone. */
export async function measureSize(
  deps: Dependencies,
  { name, amounts }: GrowthSize,
  { signUp, say = () => {} }: Measuring,
): Promise<MeasuredSize> {
  const { firestore } = deps.db;
  const api = await openMeteredApi(deps);
  try {
    const demo = createDemoApi(api.url, `http://${deps.config.authEmulatorHost}`);
    const [owner, creator] = [await signUp('business_owner', demo), await signUp('content_creator', demo)];
    const now = deps.clock.now();
    say(`${name}: stores documents`);
    const documents = await storeAll(firestore, grownData(amounts, { owner, creator }, now));
    const { idToken } = creator;
    say(`${name}: calls operations`);
    const calls = await api.watch(
      [
        ...busiestCalls({ ...creator, campaignId: CAMPAIGN_ID, conversationId: CONVERSATION_ID }),
        {
          id: 'listCampaigns, by words',
          path: encodeRequest(listCampaigns, { query: { search: 'spring tea' } }).endpoint,
          idToken,
        },
        {
          id: 'listCreators, by words',
          path: encodeRequest(listCreators, { query: { search: 'singapore' } }).endpoint,
          idToken,
        },
      ],
      CALLS,
    );
    const runUntil = new Date(now.getTime() + RUN_MS);
    const run: typeof watchWork = (job, work) => {
      say(`${name}: runs ${job}`);
      return watchWork(job, work);
    };
    const jobs = [
      await run('reconcile', async () => {
        await reconcile({ ...deps, runUntil });
        return amounts.books;
      }),
      await run('repair', async () => {
        let sources = 0;
        for await (const page of compareDerivedData(deps)) sources += page.sources;
        return sources;
      }),
    ];
    await expectWhole(deps, amounts.books);
    await storeAll(firestore, await dueCheckouts(deps, { demo, owner, count: amounts.due }));
    jobs.push(
      await run('settle-checkouts', async () => {
        await settleCheckouts({ ...deps, runUntil });
        return amounts.due;
      }),
    );
    await expectCount(deps, [COLLECTIONS.checkouts, 'expired', amounts.due]);
    jobs.push(
      await run('decide-overdue', async () => {
        await decideOverdue({ ...deps, runUntil });
        return amounts.due;
      }),
    );
    await expectCount(deps, [COLLECTIONS.applications, 'rejected', amounts.due]);
    return { name, documents, calls, jobs };
  } finally {
    await api.close();
  }
}

/** Returns copies of one checkout that was opened, whose sessions the provider does not know: all of them are due, and end. The one itself is removed. */
async function dueCheckouts(
  { db, clock }: Dependencies,
  { demo, owner, count }: { readonly demo: DemoApi; readonly owner: GrowthPerson; readonly count: number },
): Promise<Stored[]> {
  const formData = {
    ...{ owner_id: owner.uid, title: 'Spring loot', description: 'Show our tea.', budget: 100_000 },
    platforms: ['tiktok' as const],
  };
  await demo.call(startCheckout, { body: { formData } }, owner);
  const [sample] = (await db.firestore.collection(COLLECTIONS.checkouts).get()).docs;
  if (!sample) throw new Error('No checkout was opened');
  await sample.ref.delete();
  const checkAt = new Date(clock.now().getTime() - MINUTE_MS);
  return Array.from({ length: count }, (_, number) => {
    const id = `cko_grown${String(number).padStart(6, '0')}`;
    const copy: Checkout = { ...(sample.data() as Checkout), id, sessionId: `cs_test_${id}`, checkAt };
    return [COLLECTIONS.checkouts, id, copy];
  });
}

/** Throws unless the last run of the reconciler has recounted all books, and found that they agree. */
async function expectWhole({ db }: Dependencies, books: number): Promise<void> {
  const result = await db.ledgerResults.findLast();
  const { campaigns, differenceCount, notCompared = [] } = result ?? {};
  if (campaigns !== books || differenceCount !== 0 || notCompared.length > 0)
    throw new Error(`The books were not all recounted: ${JSON.stringify(result)}`);
}

/** Throws unless so many documents of a collection have a status. */
async function expectCount(
  { db }: Dependencies,
  [collection, status, expected]: readonly [collection: string, status: string, expected: number],
): Promise<void> {
  const { count } = (await db.firestore.collection(collection).where('status', '==', status).count().get()).data();
  if (count !== expected) throw new Error(`${count} of ${expected} of ${collection} are ${status}`);
}

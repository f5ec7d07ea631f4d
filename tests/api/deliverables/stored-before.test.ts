import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { runScheduledJob } from '@doubloon/contract/system/operations.ts';
import { FieldValue } from '@google-cloud/firestore';
import { beforeAll, expect, it } from 'vitest';
import { storePaymentProblems } from '../../../functions/src/deadlines/payment-problems.migration.ts';
import { runMigrations } from '../../../functions/src/platform/migrations/run-migrations.ts';
import { deps, succeed } from '../../support/api.ts';
import { storeDeliverable, stored, storeProof } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import { applyTo, buyCampaign, createPaidCreator, expectBalancedBooks } from '../../support/money/paid-campaigns.ts';

/** Due since a minute. */
const overdue = { decideBy: new Date(Date.now() - 60_000) };
const PROBLEM = { reason: 'provider_busy', details: 'Please try again.', since: new Date() };

let campaignId: string;
let treasure: string;
let proof: string;

const decideOverdue = () => succeed(runScheduledJob, { params: { name: 'decide-overdue' } });
const change = (collection: string, id: string, fields: Record<string, unknown>) =>
  deps().db.firestore.collection(collection).doc(id).update(fields);

async function migrate(): Promise<number> {
  let changed = 0;
  for await (const report of runMigrations(deps(), [storePaymentProblems])) changed += report.changed;
  return changed;
}

beforeAll(async () => {
  const [owner, creator] = [await createPerson('business_owner'), await createPaidCreator()];
  const { campaign } = await buyCampaign(owner, { budget: 10_000 });
  campaignId = campaign.id;
  const application = await applyTo(campaign, creator, { status: 'approved' });
  const deliverable = await storeDeliverable(application, overdue);
  treasure = deliverable.id;
  ({ id: proof } = await storeProof(deliverable));
  await change(COLLECTIONS.deliverables, treasure, { paymentProblem: FieldValue.delete() });
  await change(COLLECTIONS.proofs, proof, { paymentProblem: PROBLEM });
});

it('decides in place of a silent owner on a treasure that was stored before payments could fail, once it is migrated', async () => {
  await decideOverdue();
  expect(await stored(COLLECTIONS.deliverables, treasure)).toMatchObject({ status: 'submitted' });
  expect(await migrate()).toBeGreaterThanOrEqual(2);
  expect(await stored(COLLECTIONS.deliverables, treasure)).toMatchObject({ paymentProblem: null });
  expect(await stored(COLLECTIONS.proofs, proof)).toMatchObject({
    paymentProblem: { reason: PROBLEM.reason, endedAt: null },
  });
  await decideOverdue();
  expect(await stored(COLLECTIONS.deliverables, treasure)).toMatchObject({
    status: 'approved',
    acceptedBySilence: true,
  });
  await expectBalancedBooks(campaignId);
});

it('leaves every other document as it is', async () => {
  const db = deps().db.firestore;
  const all = async () => (await db.collection(COLLECTIONS.deliverables).get()).docs.map((one) => one.data());
  const before = await all();
  await db.collection(COLLECTIONS.migrationRuns).doc(storePaymentProblems.id).delete();
  expect(await migrate()).toBe(0);
  expect(await all()).toEqual(before);
});

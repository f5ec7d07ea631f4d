import { beforeAll, expect, it } from 'vitest';
import '../../support/money/payment-provider.ts';
import { measureSize } from '../../../scripts/simulating/growth/measure-size.ts';
import { whatGrows, type MeasuredSize } from '../../../scripts/simulating/growth/growth-record.ts';
import { deps } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import { emptyOwnDatabase } from '../../support/setup/own-database.ts';

const FEW = { books: 6, market: 24, ofOnePerson: 22, due: 2 };
const MORE = { books: 12, market: 48, ofOnePerson: 44, due: 4 };

let few: MeasuredSize;
let more: MeasuredSize;

beforeAll(async () => {
  few = await measureSize(deps(), { name: 'few', amounts: FEW }, { signUp: createPerson });
  await emptyOwnDatabase();
  more = await measureSize(deps(), { name: 'more', amounts: MORE }, { signUp: createPerson });
});

it('stores what a size asks for, and runs the jobs over all of it', () => {
  expect(few.documents).toEqual({
    ...{ campaignFunds: 6, comparisons: 6, ledgerGroups: 60, campaigns: 24, stores: 24 },
    ...{ notifications: 22, conversations: 22, messages: 22, applications: 24, follows: 22 },
  });
  expect(more.jobs.map(({ job, items }) => [job, items])).toEqual([
    ['reconcile', 12],
    ['repair', expect.toSatisfy((items: number) => items > 12)],
    ['settle-checkouts', 4],
    ['decide-overdue', 4],
  ]);
});

it('counts what a call reads: a page of loots, with who is asking', () => {
  const reads = (id: string) => few.calls.find((call) => call.id === id)?.reads;
  expect(reads('listCampaigns')).toBeGreaterThanOrEqual(20);
  expect(reads('listMessages')).toBeGreaterThanOrEqual(20);
  expect(reads('getDashboardStats')).toBeLessThanOrEqual(3);
});

it('counts what a job reads and writes for an item, in processor time, too', () => {
  const [books, , checkouts] = few.jobs;
  // The ids, balances and comparison of the books, and ten groups of the ledger; the rest is of the whole run.
  expect(books?.readsPerItem).toBeGreaterThanOrEqual(13);
  expect(checkouts?.writesPerItem).toBeGreaterThanOrEqual(1);
  for (const { cpuMsPerItem, perSecond } of few.jobs) expect(Math.min(cpuMsPerItem, perSecond)).toBeGreaterThan(0);
});

it('needs no more documents for a call or an item where there are more', () => {
  expect(whatGrows([few, more])).toEqual([]);
});

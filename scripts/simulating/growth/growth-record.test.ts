import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { costOf } from '@doubloon/contract/calls/operation.ts';
import { expect, it } from 'vitest';
import { cpuMsOf, readGrowth, whatGrows, type MeasuredSize } from './growth-record.ts';
import { GROWTH_SIZES } from './growth-sizes.ts';

const call = { id: 'listCampaigns', reads: 21, writes: 0, p50Ms: 1 };
const job = {
  ...{ job: 'reconcile', items: 10, readsPerItem: 13, writesPerItem: 0 },
  ...{ perSecond: 50, cpuMsPerItem: 5, grewByMiB: 1 },
};
const size = (name: string, fields: Partial<MeasuredSize> = {}): MeasuredSize => ({
  ...{ name, documents: {}, calls: [call], jobs: [job] },
  ...fields,
});

it('names a call and an item of a job that need more documents at a larger size', () => {
  expect(whatGrows([size('1×'), size('10×')])).toEqual([]);
  expect(whatGrows([size('1×'), size('10×', { calls: [{ ...call, reads: 22 }] })])).toEqual([
    'listCampaigns: 22 reads and 0 writes at 10×, 21 and 0 at 1×',
  ]);
  expect(whatGrows([size('1×'), size('10×', { jobs: [{ ...job, readsPerItem: 20 }] })])).toEqual([
    'reconcile: 20 reads for an item at 10×, 13 at 1×',
  ]);
  // Not measured at the first size.
  expect(whatGrows([size('1×', { calls: [] }), size('10×')])).toHaveLength(1);
});

it('takes the longest run for what an item takes, and of two the slower', () => {
  const [longer, slower] = [
    { ...job, items: 20, cpuMsPerItem: 4 },
    { ...job, items: 20, cpuMsPerItem: 4.5 },
  ];
  expect(cpuMsOf({ sizes: [size('1×'), size('10×', { jobs: [longer] })] }, 'reconcile')).toBe(4);
  expect(cpuMsOf({ sizes: [size('10×', { jobs: [longer] }), size('100×', { jobs: [slower] })] }, 'reconcile')).toBe(
    4.5,
  );
  expect(() => cpuMsOf({ sizes: [size('1×')] }, 'repair')).toThrow('repair was not measured');
});

it('has recorded every size, and no call or item that needs more documents at a larger one', () => {
  const { sizes } = readGrowth();
  expect(sizes.map(({ name }) => name)).toEqual(GROWTH_SIZES.map(({ name }) => name));
  for (const [index, { amounts }] of GROWTH_SIZES.entries())
    expect(sizes[index]?.documents).toMatchObject({ campaignFunds: amounts.books, stores: amounts.market });
  expect(whatGrows(sizes)).toEqual([]);
});

it('has recorded no call above what its operation declares', () => {
  const operations = new Map(OPERATIONS.map(({ operation }) => [operation.id, operation]));
  for (const { id, reads, writes } of readGrowth().sizes.flatMap(({ calls }) => calls)) {
    const operation = operations.get(id.split(',')[0] ?? '');
    if (!operation) throw new Error(`There is no operation ${id}`);
    expect(reads, id).toBeLessThanOrEqual(costOf(operation).reads);
    expect(writes, id).toBeLessThanOrEqual(costOf(operation).writes);
  }
});

import { describe, expect, it } from 'vitest';
import { createdParam, page, within } from './api-list.ts';

const rows = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}` }));
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

describe('page', () => {
  it('shows ten, newest first, unless told otherwise', () => {
    const found = page(rows, {}, '/v1/rows');
    expect(idsOf(found)).toEqual(['r11', 'r10', 'r9', 'r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2']);
    expect(found).toMatchObject({ object: 'list', has_more: true, url: '/v1/rows' });
  });

  it('ends without a next page exactly at the last row', () => {
    expect(page(rows, { limit: 2, starting_after: 'r2' }, '')).toMatchObject({
      data: [{ id: 'r1' }, { id: 'r0' }],
      has_more: false,
    });
    expect(page(rows, { limit: 2, starting_after: 'r0' }, '')).toMatchObject({ data: [], has_more: false });
  });

  it('goes back with the rows right before the cursor', () => {
    expect(page(rows, { limit: 2, ending_before: 'r5' }, '')).toMatchObject({
      data: [{ id: 'r7' }, { id: 'r6' }],
      has_more: true,
    });
    expect(page(rows, { limit: 9, ending_before: 'r10' }, '')).toMatchObject({
      data: [{ id: 'r11' }],
      has_more: false,
    });
  });

  it('refuses both cursors at once and one that leads nowhere', () => {
    expect(() => page(rows, { starting_after: 'r1', ending_before: 'r2' }, '')).toThrow(
      'both starting_after and ending_before',
    );
    expect(() => page(rows, { starting_after: 'r99' }, '')).toThrow("No such object in this list: 'r99'");
  });
});

describe('a range of moments', () => {
  it.each([
    [{ gt: '10' }, [11, 12]],
    [{ gte: '10', lt: '12' }, [10, 11]],
    [{ lte: '10' }, [9, 10]],
    ['11', [11]],
  ])('%j holds %j', (raw, expected) => {
    const range = createdParam(raw, 'created');
    expect([9, 10, 11, 12].filter((moment) => within(moment, range))).toEqual(expected);
  });
});

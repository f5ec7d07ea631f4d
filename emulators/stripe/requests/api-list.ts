import { refused } from '../shared/errors.ts';
import { fields, integer, list, optional, text, type Parser } from './params.ts';

/** The parameter every endpoint takes. */
export const expandParam = { expand: optional(list(text(), 20)) };

/** The parameters every list takes. */
export const pageParams = {
  ...expandParam,
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  ending_before: optional(text()),
};

interface Range {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}

const bound = optional(integer());
const range = fields({ gt: bound, gte: bound, lt: bound, lte: bound });

/** A moment or a range of moments, in Unix seconds. */
export const createdParam: Parser<Range | undefined> = (raw, path) => {
  if (raw === undefined) return undefined;
  if (typeof raw !== 'string') return range(raw, path);
  const moment = integer()(raw, path);
  return { gte: moment, lte: moment };
};

/** True when a moment (Unix seconds) lies in the range; without a range always. */
export function within(moment: number, wanted: Range | undefined): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = wanted ?? {};
  return moment > gt && moment >= gte && moment < lt && moment <= lte;
}

interface PageRequest {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/**
 * One page of `oldestFirst`, newest first as Stripe lists, 10 unless `limit` says otherwise. Throws when both cursors are given or a cursor is
 * not in the list.
 */
export function page<T extends { id: string }>(oldestFirst: readonly T[], request: PageRequest, url: string) {
  const newestFirst = oldestFirst.toReversed();
  const limit = request.limit ?? 10;
  const { starting_after: after, ending_before: before } = request;
  if (after !== undefined && before !== undefined) {
    throw refused('You cannot parameterize both starting_after and ending_before.', { param: 'ending_before' });
  }
  if (before !== undefined) {
    const end = position(newestFirst, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return answer(newestFirst.slice(start, end), start > 0, url);
  }
  const start = after === undefined ? 0 : position(newestFirst, after, 'starting_after') + 1;
  return answer(newestFirst.slice(start, start + limit), start + limit < newestFirst.length, url);
}

function answer<T>(data: T[], hasMore: boolean, url: string) {
  return { object: 'list' as const, data, has_more: hasMore, url };
}

function position(rows: readonly { id: string }[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw refused(`No such object in this list: '${id}'`, { code: 'resource_missing', param });
  return index;
}

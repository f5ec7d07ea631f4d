import { createHash, randomInt } from 'node:crypto';
import { monotonicFactory } from 'ulid';

/** Prefixes of generated ids, which show their kinds in logs and support mails. */
export type IdPrefix =
  | 'aud'
  | 'cko'
  | 'dlv'
  | 'fil'
  | 'img'
  | 'mai'
  | 'msg'
  | 'prf'
  | 'med'
  | 'qst'
  | 'rec'
  | 'req'
  | 'rev'
  | 'run'
  | 'srh';

const PRECISION = 2 ** 32;

// The library's own source asks the system for every letter; Node's fetches many bytes at once.
const nextUlid = monotonicFactory(() => randomInt(PRECISION) / PRECISION);

/** Returns a new id: the kind's prefix and a ULID, so that ids of a kind sort by creation. */
export function newId(prefix: IdPrefix, now: Date): string {
  return `${prefix}_${nextUlid(now.getTime())}`;
}

/** Returns the id that always results from `source`: the prefix and 26 hex digits of its SHA-256. */
export function derivedId(
  prefix:
    | 'acc'
    | 'case'
    | 'cmp'
    | 'cnv'
    | 'dft'
    | 'evt'
    | 'fnd'
    | 'mls'
    | 'msg'
    | 'pay'
    | 'pcd'
    | 'pdv'
    | 'post'
    | 'rdg'
    | 'rfd'
    | 'shd'
    | 'trt'
    | 'upl',
  source: string,
): string {
  return `${prefix}_${createHash('sha256').update(source).digest('hex').slice(0, 26)}`;
}

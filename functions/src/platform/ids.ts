import { createHash } from 'node:crypto';
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
  | 'rec'
  | 'req'
  | 'rev'
  | 'run'
  | 'srh';

const nextUlid = monotonicFactory();

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

import type { TypeName } from './values/value.ts';

/**
 * Every built-in that is claimed, with its number of arguments and the type it answers. The analyzer checks calls against
 * these tables, the evaluator's implementations are typed by them (a missing one does not compile), and a test holds
 * every entry against the test cases. Source: https://firebase.google.com/docs/reference/rules/rules
 */
export interface Signature {
  readonly arity: number;
  readonly returns: TypeName | 'any' | 'number';
}

type Table = Readonly<Record<string, Signature>>;

function takes(arity: number, returns: Signature['returns']): Signature {
  return { arity, returns };
}

/** Functions of the rules language that are called by their bare name. */
export const globalFunctions = {
  bool: takes(1, 'bool'),
  debug: takes(1, 'any'),
  float: takes(1, 'float'),
  int: takes(1, 'int'),
  path: takes(1, 'path'),
  string: takes(1, 'string'),
} satisfies Table;

/** Functions of the rules language that are called as `namespace.name(…)`. */
export const namespaces = {
  duration: { abs: takes(1, 'duration'), time: takes(4, 'duration'), value: takes(2, 'duration') },
  firestore: { exists: takes(1, 'bool'), get: takes(1, 'map') },
  hashing: { crc32: takes(1, 'bytes'), crc32c: takes(1, 'bytes'), md5: takes(1, 'bytes'), sha256: takes(1, 'bytes') },
  latlng: { value: takes(2, 'latlng') },
  math: {
    abs: takes(1, 'number'),
    ceil: takes(1, 'int'),
    floor: takes(1, 'int'),
    isInfinite: takes(1, 'bool'),
    isNaN: takes(1, 'bool'),
    pow: takes(2, 'float'),
    round: takes(1, 'int'),
    sqrt: takes(1, 'float'),
  },
  timestamp: { date: takes(3, 'timestamp'), value: takes(1, 'timestamp') },
} satisfies Readonly<Record<string, Table>>;

/** Methods that are called on a value, by its type. */
export const methods = {
  bytes: { size: takes(0, 'int'), toBase64: takes(0, 'string'), toHexString: takes(0, 'string') },
  duration: { nanos: takes(0, 'int'), seconds: takes(0, 'int') },
  latlng: { distance: takes(1, 'float'), latitude: takes(0, 'float'), longitude: takes(0, 'float') },
  list: {
    concat: takes(1, 'list'),
    hasAll: takes(1, 'bool'),
    hasAny: takes(1, 'bool'),
    hasOnly: takes(1, 'bool'),
    join: takes(1, 'string'),
    removeAll: takes(1, 'list'),
    size: takes(0, 'int'),
    toSet: takes(0, 'set'),
  },
  map: {
    diff: takes(1, 'map_diff'),
    get: takes(2, 'any'),
    keys: takes(0, 'list'),
    size: takes(0, 'int'),
    values: takes(0, 'list'),
  },
  map_diff: {
    addedKeys: takes(0, 'set'),
    affectedKeys: takes(0, 'set'),
    changedKeys: takes(0, 'set'),
    removedKeys: takes(0, 'set'),
    unchangedKeys: takes(0, 'set'),
  },
  path: { bind: takes(1, 'path') },
  set: {
    difference: takes(1, 'set'),
    hasAll: takes(1, 'bool'),
    hasAny: takes(1, 'bool'),
    hasOnly: takes(1, 'bool'),
    intersection: takes(1, 'set'),
    size: takes(0, 'int'),
    union: takes(1, 'set'),
  },
  string: {
    lower: takes(0, 'string'),
    matches: takes(1, 'bool'),
    replace: takes(2, 'string'),
    size: takes(0, 'int'),
    split: takes(1, 'list'),
    toUtf8: takes(0, 'bytes'),
    trim: takes(0, 'string'),
    upper: takes(0, 'string'),
  },
  timestamp: {
    date: takes(0, 'timestamp'),
    day: takes(0, 'int'),
    dayOfWeek: takes(0, 'int'),
    dayOfYear: takes(0, 'int'),
    hours: takes(0, 'int'),
    minutes: takes(0, 'int'),
    month: takes(0, 'int'),
    nanos: takes(0, 'int'),
    seconds: takes(0, 'int'),
    time: takes(0, 'duration'),
    toMillis: takes(0, 'int'),
    year: takes(0, 'int'),
  },
} satisfies Readonly<Partial<Record<TypeName, Table>>>;

/** Names of types that may stand right of `is`. */
export const typeNames = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
] as const;

/** Words that may stand after `allow`, with the request methods each stands for. */
export const operations = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
} as const;

export type RequestMethod = (typeof operations)[keyof typeof operations][number];

/** The name of the one service that is evaluated. */
export const storageService = 'firebase.storage';

/** Members of `request` and of an object's metadata; https://firebase.google.com/docs/reference/rules/rules.storage */
export const requestMembers = ['auth', 'method', 'params', 'path', 'resource', 'time'] as const;
export const resourceMembers = [
  'bucket',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
  'crc32c',
  'etag',
  'generation',
  'md5Hash',
  'metadata',
  'metageneration',
  'name',
  'size',
  'timeCreated',
  'updated',
] as const;

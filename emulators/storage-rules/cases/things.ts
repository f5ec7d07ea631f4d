import type { Cases } from './case.ts';

/** Time, places, hashes, paths and documents, under the catalogue's names. Now is 2026-03-01T12:34:56.789123456Z, a Sunday. */
export const thingCases: Cases = {
  'timestamp.date': [
    ['timestamp.date(2026, 3, 1) < request.time', true],
    ['timestamp.date(2024, 2, 29).dayOfYear() == 60', true],
    ['timestamp.date(2026, 2, 29) < request.time', 'error'],
    ['timestamp.date(2026, 13, 1) < request.time', 'error'],
    ["timestamp.date('2026', 3, 1) < request.time", 'error'],
    ['timestamp.date(2026, 3) < request.time', 'refused'],
    ['request.time.date() == timestamp.date(2026, 3, 1)', true],
    ['request.time.date(1) == request.time', 'refused'],
    ['resource.metadata.int.date() == request.time', 'error'],
  ],
  'timestamp.value': [
    ['timestamp.value(1772368496789) < request.time', true],
    ['timestamp.value(-1).year() == 1969', true],
    ['timestamp.value(999999999999999999) < request.time', 'error'],
    ['timestamp.value(1.5) < request.time', 'error'],
  ],
  'timestamp.day': [
    ['request.time.day() == 1', true],
    ['resource.metadata.int.day() == 1', 'error'],
  ],
  'timestamp.dayOfWeek': [
    ['request.time.dayOfWeek() == 7', true],
    ['timestamp.date(2026, 3, 2).dayOfWeek() == 1', true],
    ['resource.metadata.int.dayOfWeek() == 1', 'error'],
  ],
  'timestamp.dayOfYear': [
    ['request.time.dayOfYear() == 60', true],
    ['timestamp.date(2026, 12, 31).dayOfYear() == 365', true],
    ['resource.metadata.int.dayOfYear() == 1', 'error'],
  ],
  'timestamp.hours': [
    ['request.time.hours() == 12', true],
    ['resource.metadata.int.hours() == 1', 'error'],
  ],
  'timestamp.minutes': [
    ['request.time.minutes() == 34', true],
    ['resource.metadata.int.minutes() == 1', 'error'],
  ],
  'timestamp.month': [
    ['request.time.month() == 3', true],
    ['resource.metadata.int.month() == 1', 'error'],
  ],
  'timestamp.nanos': [
    ['request.time.nanos() == 789123456', true],
    ['timestamp.value(-1).nanos() == 999000000', true],
    ['resource.metadata.int.nanos() == 1', 'error'],
  ],
  'timestamp.seconds': [
    ['request.time.seconds() == 56', true],
    ['resource.metadata.int.seconds() == 1', 'error'],
  ],
  'timestamp.time': [
    ['request.time.time() == duration.time(12, 34, 56, 789123456)', true],
    ['resource.metadata.int.time() == 1', 'error'],
  ],
  'timestamp.toMillis': [
    ['request.time.toMillis() == 1772368496789', true],
    ['timestamp.value(-1).toMillis() == -1', true],
    ['resource.metadata.int.toMillis() == 1', 'error'],
  ],
  'timestamp.year': [
    ['request.time.year() == 2026', true],
    ['resource.metadata.int.year() == 1', 'error'],
    ['request.time.century() == 21', 'refused'],
  ],
  'duration.abs': [
    ["duration.abs(duration.value(-10, 's')) == duration.value(10, 's')", true],
    ['duration.abs(-10) == 10', 'error'],
  ],
  'duration.time': [
    ["duration.time(1, 1, 1, 1) == duration.value(3661, 's') + duration.value(1, 'ns')", true],
    ["duration.time(1, 1, 1.5, 1) == duration.value(1, 'h')", 'error'],
    ["duration.time(1, 1) == duration.value(1, 'h')", 'refused'],
  ],
  'duration.value': [
    ["duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')", true],
    ["duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 'm') == duration.value(60, 's')", true],
    [
      "duration.value(1, 's') == duration.value(1000, 'ms') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
      true,
    ],
    ["duration.value(1, 'y') == duration.value(1, 'y')", 'error'],
    ["duration.value('1', 's') == duration.value(1, 's')", 'error'],
    ["duration.value(999999999999, 'w') > duration.value(1, 's')", 'error'],
  ],
  'duration.nanos': [
    ["duration.value(1500, 'ms').nanos() == 500000000 && duration.value(-1500, 'ms').nanos() == -500000000", true],
    ["duration.value(1, 's').nanos(1) == 0", 'refused'],
  ],
  'duration.seconds': [
    ["duration.value(1500, 'ms').seconds() == 1 && duration.value(-1500, 'ms').seconds() == -1", true],
    ["duration.value(1, 's').seconds(1) == 0", 'refused'],
    ["duration.value(1, 's').minutes() == 0", 'refused'],
  ],
  'latlng.value': [
    ['latlng.value(1, 2.5).longitude() == 2.5', true],
    ['latlng.value(91, 0).latitude() == 91', 'error'],
    ['latlng.value(0, 181).latitude() == 0', 'error'],
    ["latlng.value('0', 0).latitude() == 0", 'error'],
    ['latlng.value(0).latitude() == 0', 'refused'],
  ],
  'latlng.distance': [
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111194', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) < 111196', true],
    ['latlng.value(5, 5).distance(latlng.value(5, 5)) == 0', true],
    ['latlng.value(0, 0).distance(1) == 0', 'error'],
  ],
  'latlng.latitude': [
    ['latlng.value(1, 2).latitude() == 1', true],
    ['resource.metadata.int.latitude() == 1', 'error'],
  ],
  'latlng.longitude': [
    ['latlng.value(1, 2).longitude() == 2', true],
    ['resource.metadata.int.longitude() == 1', 'error'],
  ],
  'hashing.crc32': [
    ["hashing.crc32('123456789').toHexString() == 'CBF43926'", true],
    ["hashing.crc32(b'123456789') == hashing.crc32('123456789')", true],
    ["hashing.crc32(1) == b''", 'error'],
  ],
  'hashing.crc32c': [
    ["hashing.crc32c('123456789').toHexString() == 'E3069283'", true],
    ["hashing.crc32c(null) == b''", 'error'],
  ],
  'hashing.md5': [
    ["hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'", true],
    ["hashing.md5([]) == b''", 'error'],
  ],
  'hashing.sha256': [
    ["hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'", true],
    ["hashing.sha256(b'a') == hashing.sha256('b')", false],
    ["hashing.sha256(1.5) == b''", 'error'],
    ["hashing.sha1('a') == b''", 'refused'],
  ],
  'path.bind': [
    ["(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another", true],
    ["(/path/$(foo)).bind({'foo': /a/b}) == /path/a/b", true],
    ["(/path/$(foo)).bind({'foo': 'x'}).foo == 'x'", true],
    ["(/path/$(foo)).bind({'foo': 'x'})['foo'] == 'x'", true],
    ["(/path/$(foo)).bind({})[1] == 'x'", 'error'],
    ["(/path/$(foo)).bind({'foo': 'x'}).bar == 'x'", 'error'],
    ["(/path/$(foo)).bind({'foo': 1}) == /path", 'error'],
    ["(/path/$(foo)).bind('foo') == /path", 'error'],
    ['/path/$(foo) == /path/foo', 'refused'],
  ],
  'path expressions': [
    ['/a/$(request.auth.uid) == /a/ann', true],
    ["/a/$('b' + 'c') == /a/bc", true],
    ['/a/$(/b/c) == /a/b/c', true],
    ['request.path == /b/main/o/photos/two.png', false],
    ['request.path == /b/main/o/photos/one.png', true],
    ['/a/$(1) == /a/1', 'error'],
    ['/a/$(null) == /a', 'error'],
    ['/a/{b} == /a/b', 'refused'],
  ],
  'firestore.get': [
    ["firestore.get(/databases/(default)/documents/users/ann).data.role == 'admin'", true],
    ["firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'admin'", true],
    ["firestore.get(/databases/(default)/documents/users/ann).id == 'ann'", true],
    [
      'firestore.get(/databases/(default)/documents/users/ann).__name__ == /databases/(default)/documents/users/ann',
      true,
    ],
    ["firestore.get(/databases/(default)/documents/users/bob).data.role == 'admin'", false],
    ["firestore.get(/databases/(default)/documents/users/eve).data.role == 'admin'", 'error'],
    ["firestore.get(/databases/(default)/documents/users/ann).data.nothing == 'admin'", 'error'],
    ["firestore.get(/databases/(default)/documents/users).data.role == 'admin'", 'error'],
    ["firestore.get(/users/ann).data.role == 'admin'", 'error'],
    ["firestore.get(/databases/(default)/documents/users/$('ann/../bob')).data.role == 'admin'", 'error'],
    ["firestore.get('/databases/(default)/documents/users/ann').data.role == 'admin'", 'error'],
    ["firestore.get(/databases/(default)/documents/broken/down).data.role == 'admin'", 'error'],
    ["firestore.get().data.role == 'admin'", 'refused'],
    ["get(/databases/(default)/documents/users/ann).data.role == 'admin'", 'refused'],
    ["firestore.getAfter(/databases/(default)/documents/users/ann).data.role == 'admin'", 'refused'],
  ],
  'firestore.exists': [
    ['firestore.exists(/databases/(default)/documents/users/ann)', true],
    ['firestore.exists(/databases/(default)/documents/users/eve)', false],
    ['!firestore.exists(/databases/(default)/documents/users/eve)', true],
    ['firestore.exists(/databases/(default)/documents)', 'error'],
    ['firestore.exists(null)', 'error'],
    ['exists(/databases/(default)/documents/users/ann)', 'refused'],
  ],
};

import { describe, expect, it, vi } from 'vitest';
import { bucketRules, documents, judge, request } from './cases/judge.ts';
import { float, int, list, map, nullValue, string, type Value } from './values/value.ts';

const permitted = async (rules: string, ...what: Parameters<typeof request>): Promise<boolean> =>
  (await judge(rules, request(...what))).permitted;

describe('operations', () => {
  const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['read, delete', ['get', 'list', 'delete']],
  ])('allow %s covers %s and nothing else', async (operation, covered) => {
    const rules = bucketRules(`match /{name} { allow ${operation}; }`);
    const allowed = await Promise.all(methods.map((method) => permitted(rules, method, 'a')));
    expect(methods.filter((_, i) => allowed[i])).toEqual(covered);
  });

  it.each([
    ['no version', ''],
    ['version 1', "rules_version = '1';"],
  ])('admit no list under %s, whatever is allowed', async (_what, statement) => {
    const rules = `${statement} service firebase.storage { match /{all=**} { allow read, list, write; } }`;
    expect(await judge(rules, request('list', 'a'))).toEqual({
      permitted: false,
      errors: [{ message: "A list needs rules_version = '2'." }],
      debug: [],
    });
    for (const method of ['get', 'create', 'update', 'delete'] as const) {
      expect(await permitted(rules, method, 'a')).toBe(true);
    }
  });

  it('denies what no statement covers', async () => {
    expect(await permitted(bucketRules('match /a { allow read; }'), 'get', 'b')).toBe(false);
  });

  it('permits when one of several conditions holds, whatever the others do', async () => {
    const rules = bucketRules('match /a { allow get: if 1 / 0 == 1; allow get: if false; allow read: if true; }');
    expect(await judge(rules, request('get', 'a'))).toMatchObject({ permitted: true });
  });

  it('says where a condition failed', async () => {
    const verdict = await judge(bucketRules('match /a { allow get: if resource.nothing == 1; }'), request('get', 'a'));
    expect(verdict).toEqual({
      permitted: false,
      errors: [{ message: 'Property nothing is undefined on object.', line: 4, column: 35 }],
      debug: [],
    });
  });
});

describe('match paths', () => {
  it.each([
    ['match /a/b { allow get; }', 'a/b', true],
    ['match /a/b { allow get; }', 'a', false],
    ['match /a/b { allow get; }', 'a/b/c', false],
    ['match /a/b { allow get; }', 'a/B', false],
    ["match /a/{x} { allow get: if x == 'b'; }", 'a/b', true],
    ["match /a/{x} { allow get: if x == 'b'; }", 'a/c', false],
    ['match /a/{x} { allow get; }', 'a/b/c', false],
    ['match /a/{x=*} { allow get; }', 'a/b', true],
    ["match /{x}/{y} { allow get: if x + y == 'ab'; }", 'a/b', true],
    ["match /a { match /{x} { allow get: if x == 'b' && bucket == 'main'; } }", 'a/b', true],
    ['match /a { allow get; match /{x} { allow list; } }', 'a/b', false],
    ['match /a/{x=**} { allow get: if x == /b/c; }', 'a/b/c', true],
    ["match /a/{x=**} { allow get: if x[1] == 'c'; }", 'a/b/c', true],
    ['match /a/{x=**} { allow get: if x == /b; }', 'a/b/c', false],
    ['match /{x=**} { allow get; }', 'a/b/c', true],
    ['match /{x=**}/c { allow get: if x == /a/b; }', 'a/b/c', true],
    ['match /{x=**}/c { allow get; }', 'c', true],
    ['match /{x=**}/c { allow get; }', 'a/b', false],
    ['match /{x=**} { match /c { allow get; } }', 'a/b/c', true],
    ["match /a/{x=**}/{y} { allow get: if y == 'c' && x == /b; }", 'a/b/c', true],
  ] as const)('%s for %s: %s', async (statement, name, expected) => {
    expect(await permitted(bucketRules(statement), 'get', name)).toBe(expected);
  });

  it('lets a recursive wildcard stand for nothing under version 2, not under version 1', async () => {
    const statements = 'match /b/{bucket}/o { match /a/{rest=**} { allow get; } }';
    const [two, one] = ["rules_version = '2';", "rules_version = '1';"].map(
      (v) => `${v}service firebase.storage { ${statements} }`,
    );
    expect(await permitted(two ?? '', 'get', 'a')).toBe(true);
    expect(await permitted(one ?? '', 'get', 'a')).toBe(false);
    expect(await permitted(one ?? '', 'get', 'a/b')).toBe(true);
    expect(await permitted(`service firebase.storage { ${statements} }`, 'get', 'a')).toBe(false);
  });

  it('gives the root of the bucket to a recursive wildcard, as listing everything needs', async () => {
    expect(await permitted(bucketRules('match /{all=**} { allow list; }'), 'list', '')).toBe(true);
  });
});

describe('functions', () => {
  it('see parameters, let bindings, and the wildcards of the place where they are declared', async () => {
    const rules = bucketRules(`
      function isBucket() { return bucket == 'main'; }
      match /u/{uid} {
        function isOwner(user) { let id = user.uid; let same = id == uid; return same && isBucket(); }
        allow get: if isOwner(request.auth);
      }`);
    expect(await permitted(rules, 'get', 'u/ann')).toBe(true);
    expect(await permitted(rules, 'get', 'u/bob')).toBe(false);
  });

  it('are found in the ruleset, the service, and in any order', async () => {
    const rules = `rules_version = '2';
      function outer() { return true }
      service firebase.storage {
        function middle() { return outer() && later(1) == 2; }
        match /{all=**} { allow get: if middle(); }
        function later(n) { return n + 1; }
      }`;
    expect(await permitted(rules, 'get', 'a')).toBe(true);
  });

  it('hide outer functions and built-ins of the same name', async () => {
    const rules = bucketRules(`function f() { return false; } function int(x) { return 'mine'; }
      match /a { function f() { return int(1) == 'mine'; } allow get: if f(); }`);
    expect(await permitted(rules, 'get', 'a')).toBe(true);
  });

  it('do not see the variables of their caller', async () => {
    const rules = bucketRules(`function f() { return resource == null; } function g(resource) { return f(); }
      match /a { allow get: if !g(null); }`);
    expect(await permitted(rules, 'get', 'a')).toBe(true);
  });

  it('let an error in an argument or binding count only where it is used', async () => {
    const unused = bucketRules(
      'function f(x) { let y = 1 / 0; return true || x || y; } match /a { allow get: if f(1 / 0); }',
    );
    const used = bucketRules('function f() { let y = 1 / 0; return y == 1; } match /a { allow get: if f(); }');
    expect(await permitted(unused, 'get', 'a')).toBe(true);
    expect(await judge(used, request('get', 'a'))).toMatchObject({
      permitted: false,
      errors: [{ message: 'Division by zero.' }],
    });
  });

  it('let a namespace be hidden by a variable', async () => {
    const rules = bucketRules("function f(math) { return math.size() == 1; } match /a { allow get: if f('x'); }");
    expect(await permitted(rules, 'get', 'a')).toBe(true);
  });
});

describe('request and resource', () => {
  const rules = bucketRules(`match /{name} {
    allow create: if request.auth != null && request.resource.size < 10 && request.resource.contentType.matches('image/.*')
      && resource == null;
    allow update: if request.resource.diff(resource).affectedKeys().hasOnly(['contentType']);
  }`);
  const file = (size: number, contentType: string): Value =>
    map([
      ['size', int(size)],
      ['contentType', string(contentType)],
    ]);

  it.each([
    [{ resource: file(3, 'image/png') }, true],
    [{ resource: file(30, 'image/png') }, false],
    [{ resource: file(3, 'text/html') }, false],
    [{ resource: file(3, 'image/png'), auth: nullValue }, false],
  ])('judge an upload %#', async (changes, expected) => {
    const upload = { ...request('create', 'a.png', changes), resource: nullValue };
    expect((await judge(rules, upload)).permitted).toBe(expected);
  });

  it.each([
    [file(3, 'image/png'), true],
    [file(4, 'text/plain'), false],
  ])('judge a change of metadata %#', async (after, expected) => {
    const update = { ...request('update', 'a.png', { resource: after }), resource: file(3, 'text/plain') };
    expect((await judge(rules, update)).permitted).toBe(expected);
  });

  it('have an object of values that may hold anything that can be sent', async () => {
    const sent = map([['list', list([float(1.5), nullValue])]]);
    const verdict = await judge(
      bucketRules('match /a { allow get: if request.resource.list == [1.5, null]; }'),
      request('get', 'a', { resource: sent }),
    );
    expect(verdict.permitted).toBe(true);
  });
});

describe('Firestore documents', () => {
  const path = (id: string): string => `/databases/(default)/documents/users/${id}`;
  const rules = (condition: string): string => bucketRules(`match /a { allow get: if ${condition}; }`);

  it('are read once for a request', async () => {
    const getDocument = vi.fn(documents);
    const condition = `firestore.exists(${path('ann')}) && firestore.get(${path('ann')}).data.role == 'admin' && firestore.exists(${path('ann')})`;
    expect((await judge(rules(condition), request('get', 'a'), getDocument)).permitted).toBe(true);
    expect(getDocument.mock.calls).toEqual([[['databases', '(default)', 'documents', 'users', 'ann']]]);
  });

  it('are not read when the other side decides', async () => {
    const getDocument = vi.fn(documents);
    const condition = `false && firestore.exists(${path('ann')})`;
    expect((await judge(rules(condition), request('get', 'a'), getDocument)).permitted).toBe(false);
    expect(getDocument).not.toHaveBeenCalled();
  });

  it('may be two in a request, the third is an error', async () => {
    const two = `firestore.exists(${path('ann')}) && firestore.exists(${path('bob')})`;
    expect((await judge(rules(two), request('get', 'a'))).permitted).toBe(true);
    expect(await judge(rules(`${two} && !firestore.exists(${path('eve')})`), request('get', 'a'))).toMatchObject({
      permitted: false,
      errors: [{ message: 'A request may touch 2 Firestore documents only.' }],
    });
  });
});

describe('debug()', () => {
  it('hands its value through and prints it', async () => {
    const shown =
      "debug({'a': [1, 2.0, null, 'x', b'a'], 'p': /a/b}).a[0] == debug(1) && debug([1].toSet()).size() == 1";
    const rules = bucketRules(`match /a { allow get: if ${shown} && debug(request.time) is timestamp; }`);
    expect(await judge(rules, request('get', 'a'))).toEqual({
      permitted: true,
      errors: [],
      debug: [
        `map_value: {"a": [1, 2.0, null, "x", b'61'], "p": /a/b}`,
        'int_value: 1',
        'set_value: set[1]',
        'timestamp_value: timestamp(1772368496789123456ns)',
      ],
    });
  });
});

describe('limits', () => {
  it('stop a request that needs too many expressions, although one side decides', async () => {
    const rules = bucketRules(`
      function a() { return b() && b() && b() && b() && b() && b(); }
      function b() { return c() && c() && c() && c() && c() && c(); }
      function c() { return d() && d() && d() && d() && d() && d(); }
      function d() { return 1 + 1 == 2 && 2 + 2 == 4; }
      match /a { allow get: if a() || true; }`);
    const verdict = await judge(rules, request('get', 'a'));
    expect(verdict).toMatchObject({
      permitted: false,
      errors: [{ message: expect.stringContaining('1000') as string }],
    });
  });
});

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bucketRules } from './cases/judge.ts';

const runtime = fileURLToPath(new URL('runtime.ts', import.meta.url));

/** The spawned runtime: lines to it, JSON messages from it in the order they come. */
class Runtime {
  notes = '';
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.child = spawn(process.execPath, [runtime, 'serve']);
    this.child.stderr.on('data', (data: Buffer) => (this.notes += data.toString()));
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  send(...messages: (object | string)[]): void {
    for (const message of messages) {
      this.child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
    }
  }

  async next(): Promise<unknown> {
    const line = await this.lines.next();
    return line.done ? undefined : JSON.parse(line.value);
  }

  async end(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const closed = once(this.child, 'close');
    this.child.stdin.end();
    await closed;
    return this.child.exitCode;
  }
}

function load(id: number, content: string, rulesetName = 'rules'): object {
  return {
    id,
    action: 'load_ruleset',
    context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
  };
}

function verify(id: number, uid: string | null, fields: object = {}, method = 'get'): object {
  const auth = uid === null ? { null_value: null } : { map_value: { fields: { uid: { string_value: uid } } } };
  const request = { map_value: { fields: { auth, time: { timestamp_value: '2026-03-01T12:34:56.789Z' }, ...fields } } };
  const variables = { resource: { null_value: null }, request };
  return {
    id,
    action: 'verify',
    context: { rulesetName: 'rules', service: 'firebase.storage', path: '/b/main/o/u/ann', method, variables },
  };
}

const loaded = (id: number): object => ({ id, status: 'ok', errors: [], warnings: [], result: { rulesVersion: 2 } });
const judged = (id: number, permit: boolean, warnings: string[] = []): object => ({
  id,
  status: 'ok',
  errors: [],
  warnings,
  result: { permit },
});
const refused = (id: number, reason: unknown): object => ({ id, status: 'ok', errors: [reason], warnings: [] });
const wanted = (id: number, user: string): object => ({
  action: 'fetch_firestore_document',
  server_request_id: id,
  context: { path: `/databases/(default)/documents/users/${user}` },
});
const found = (id: number, role: string): object => ({
  id,
  status: 'ok',
  result: { name: 'projects/demo/databases/(default)/documents/users/x', fields: { role: { stringValue: role } } },
  warnings: [],
  errors: [],
});

const ownRules = bucketRules('match /u/{uid} { allow get: if request.auth.uid == uid; }');
const roleRules = bucketRules(`match /u/{uid} {
  allow get: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'admin';
}`);

describe('the runtime process', () => {
  let process: Runtime;
  beforeEach(async () => {
    process = new Runtime();
    expect(await process.next()).toEqual({ id: -1, status: 'ok', errors: [], warnings: [] });
  });
  afterEach(async () => {
    expect(await process.end()).toBe(0);
    expect(process.notes).not.toContain('jarfile');
  });

  it('loads rules and judges requests by them', async () => {
    process.send(load(0, ownRules), verify(1, 'ann'), verify(2, 'bob'));
    expect([await process.next(), await process.next(), await process.next()]).toEqual([
      loaded(0),
      judged(1, true),
      judged(2, false),
    ]);
  });

  it('says why a condition failed, and what debug() printed, as warnings', async () => {
    process.send(
      load(0, bucketRules('match /u/{uid} { allow get: if debug(request.auth).uid == uid; }')),
      verify(1, null),
    );
    expect(await process.next()).toEqual(loaded(0));
    expect(await process.next()).toEqual(
      judged(1, false, ['null_value: null', 'storage.rules:4:52 Null value error.']),
    );
  });

  it('reads every typed value that firebase-tools sends', async () => {
    const conditions = [
      "request.s == 'x' && request.b && request.i == 3 && request.f == 1.5 && request.n == null",
      'request.list == [1, [null]] && request.set == [1].toSet() && request.map.a == 1',
      'request.path == /a/b && request.time.minutes() == 34 && math.isNaN(request.nan) && request.big == 9007199254740993',
      "request.method == 'get' && resource == null && request.map.e == {}",
    ];
    process.send(load(0, bucketRules(`match /{all=**} { allow get: if ${conditions.join(' && ')}; }`)));
    expect(await process.next()).toMatchObject({ id: 0, errors: [] });
    const one = { int_value: 1 };
    process.send(
      verify(1, 'ann', {
        s: { string_value: 'x' },
        b: { bool_value: true },
        i: { int_value: 3 },
        big: { int_value: '9007199254740993' },
        f: { float_value: 1.5 },
        nan: { float_value: null },
        n: { null_value: null },
        list: { list_value: { values: [one, { list_value: { values: [{ null_value: null }] } }] } },
        set: { set_value: { values: [one] } },
        map: { map_value: { fields: { a: one, e: { map_value: {} } } } },
        path: { path_value: { segments: [{ simple: 'a' }, { simple: 'b' }] } },
      }),
    );
    expect(await process.next()).toEqual(judged(1, true));
  });

  it('asks for Firestore documents and goes on with the answer, several requests at a time', async () => {
    process.send(load(0, roleRules), verify(1, 'ann'), verify(2, 'bob'), verify(3, 'eve'));
    expect(await process.next()).toEqual(loaded(0));
    expect([await process.next(), await process.next(), await process.next()]).toEqual([
      wanted(1, 'ann'),
      wanted(2, 'bob'),
      wanted(3, 'eve'),
    ]);
    process.send(found(2, 'reader'), { id: 3, status: 'not_found', warnings: [], errors: [] }, found(1, 'admin'));
    const answers = [await process.next(), await process.next(), await process.next()] as { id: number }[];
    const missing = 'storage.rules:5:27 The document /databases/(default)/documents/users/eve does not exist.';
    expect(answers.sort((one, other) => one.id - other.id)).toEqual([
      judged(1, true),
      judged(2, false),
      judged(3, false, [missing]),
    ]);
  });

  it('keeps what was loaded first when the next rules are bad, and gives every error with line and column', async () => {
    process.send(
      load(0, ownRules),
      load(1, bucketRules('match /u/{uid} { allow get: if a;\nallow list: if b(); }'), 'next'),
      verify(2, 'ann'),
    );
    expect(await process.next()).toEqual(loaded(0));
    const issue = (description: string, line: number, column: number): string =>
      JSON.stringify({
        description_: `${description} (column ${column})`,
        sourcePosition_: { fileName_: 'storage.rules', line_: line, column_: column },
      });
    expect(await process.next()).toEqual({
      id: 1,
      status: 'ok',
      errors: [issue("Unknown variable 'a'", 4, 32), issue("Unknown function 'b'", 5, 16)],
      warnings: [],
    });
    expect(await process.next()).toEqual(judged(2, true));
  });

  it('notes warnings of rules that load for the person at the terminal', async () => {
    process.send(load(0, bucketRules('match /u/{uid} { allow get: if request.jarfile == 1; }')));
    expect(await process.next()).toMatchObject({ id: 0, result: { rulesVersion: 2 } });
    await process.end();
    expect(process.notes).toContain("storage.rules:4:40 Unknown property 'jar file' of request.");
  });

  it('survives lines that cannot be answered, and answers the next', async () => {
    process.send(
      '',
      'no json',
      '[]',
      '1',
      'null',
      '{"id":"x"}',
      { action: 'verify' },
      found(99, 'admin'),
      load(0, ownRules),
    );
    expect(await process.next()).toEqual(loaded(0));
    await process.end();
    expect(process.notes).toContain('Ignored a message without an id.');
    expect(process.notes).toContain('Ignored a document that nothing waits for (request 99).');
  });
});

describe('a runtime process that is asked for what it cannot do', () => {
  let process: Runtime;
  beforeAll(async () => {
    process = new Runtime();
    expect(await process.next()).toMatchObject({ id: -1 });
  });
  afterAll(() => process.end());

  it.each([
    ['an unknown action', { id: 7, action: 'unload' }, 'Unknown action "unload".'],
    ['an unknown ruleset', { ...verify(7, 'ann') }, "Unknown ruleset 'rules'."],
    ['an unknown method', verify(7, 'ann', {}, 'write'), "Unknown method 'write'."],
    ['an unknown typed value', verify(7, 'ann', { a: { colour_value: 1 } }), "Unknown typed value 'colour_value'."],
    [
      'two typed values in one',
      verify(7, 'ann', { a: { int_value: 1, null_value: null } }),
      'A typed value has one field, not 2.',
    ],
    ['a typed value of another type', verify(7, 'ann', { a: { int_value: 'x' } }), 'int_value cannot be "x".'],
    ['no typed value', verify(7, 'ann', { a: 1 }), 'An object was expected.'],
    ['a load without files', { id: 7, action: 'load_ruleset', context: {} }, "load_ruleset needs 'source.files'."],
    [
      'a load of no file',
      { id: 7, action: 'load_ruleset', context: { rulesetName: 'a', source: { files: [] } } },
      'A ruleset is one file, not 0.',
    ],
    [
      'a load of something else',
      { id: 7, action: 'load_ruleset', context: { rulesetName: 'a', source: { files: [1] } } },
      "'name' must be a string.",
    ],
    ['a verify without anything', { id: 7, action: 'verify' }, "'method' must be a string."],
  ])('answers %s with the reason', async (_what, message, reason) => {
    process.send(message);
    expect(await process.next()).toEqual(refused(7, reason));
  });
});

describe('the runtime without its command', () => {
  it('says how it is started', async () => {
    const child = spawn(process.execPath, [runtime]);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(2);
  });
});

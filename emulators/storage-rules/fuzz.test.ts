import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRules } from './analyze.ts';
import { documents, request } from './cases/judge.ts';
import { verify } from './evaluate.ts';
import { Session } from './session.ts';

const text = `rules_version = '2';
service firebase.storage {
  function isAdmin(id) {
    let role = firestore.get(/databases/(default)/documents/users/$(id)).data.role;
    return role == 'admin' || role in ['owner', "chief"];
  }
  match /b/{bucket}/o {
    match /photos/{name=**} {
      allow read: if request.auth != null && !(request.auth.uid is int) ? isAdmin(request.auth.uid) : false;
      allow create, update: if request.resource.size < 5 * 1024 * 1024 - 1 % 2
        && request.resource.contentType.matches('image/(png|jpe?g)')
        && {'a': [1.5, b'\\\\x00'], 'b': null}.diff({}).affectedKeys().hasOnly(name[0:1].concat([-1]))
        && request.time < timestamp.date(2030, 1, 1) + duration.value(1, 'd');
    }
  }
}
`;

const pieces = fc.constantFrom(
  ...(text.match(/\w+|'[^']*'|\S/g) ?? []),
  "'",
  '"',
  '\\',
  '/*',
  '//',
  '++',
  '\u0000',
  '😀',
  '\n',
);

interface Mutation {
  readonly at: number;
  readonly removed: number;
  readonly inserted: readonly string[];
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(text.length),
  removed: fc.nat(12),
  inserted: fc.array(pieces, { maxLength: 3 }),
});

function mutate(rules: string, { at, removed, inserted }: Mutation): string {
  return rules.slice(0, at) + inserted.join(' ') + rules.slice(at + removed);
}

async function judgeAnything(rules: string): Promise<void> {
  const { ruleset, problems } = loadRules(rules);
  expect(ruleset === undefined).toBe(problems.some((problem) => problem.severity === 'error'));
  for (const { line, column, description } of problems) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(description).not.toBe('');
    expect(description).not.toContain('cannot be read');
  }
  if (!ruleset) return;
  for (const method of ['get', 'create'] as const) {
    const verdict = await verify(ruleset, request(method, 'photos/one.png'), documents);
    expect(typeof verdict.permitted).toBe('boolean');
  }
}

describe('any rules text', () => {
  it('starts from one that loads and permits', async () => {
    const { ruleset, problems } = loadRules(text);
    expect(problems).toEqual([]);
    expect(ruleset && (await verify(ruleset, request('get', 'photos/one.png'), documents))).toMatchObject({
      permitted: true,
    });
  });

  it('is judged or refused with positions, never thrown at, when parts of it are changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), (mutations) =>
        judgeAnything(mutations.reduce(mutate, text)),
      ),
      { numRuns: 80 },
    );
  });

  it('is judged or refused when it is a heap of tokens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 30 }), (tokens) =>
        judgeAnything(`service firebase.storage { match /a { allow read: if ${tokens.join(' ')}; } }`),
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['brackets', '('.repeat(20_000)],
    ['closed brackets', '['.repeat(140) + ']'.repeat(140)],
    ['negations', `${'!'.repeat(2_000)}true`],
    ['conjunctions', `true${' && true'.repeat(1_500)}`],
    ['additions', `1${' + 1'.repeat(1_500)} == 1`],
    ['members', `request${'.a'.repeat(1_500)}`],
    ['ternaries', `${'true ? true : '.repeat(300)}true`],
  ])('is judged or refused when it is deep in %s', async (_what, condition) => {
    await judgeAnything(`service firebase.storage { match /{a=**} { allow read: if ${condition}; } }`);
  });
});

describe('any line of the protocol', () => {
  const typedName = fc.constantFrom(
    'string_value',
    'int_value',
    'map_value',
    'list_value',
    'path_value',
    'timestamp_value',
    'a',
  );
  const typedValue = fc.dictionary(
    typedName,
    fc.oneof(fc.jsonValue(), fc.record({ fields: fc.jsonValue(), values: fc.jsonValue() })),
  );
  const message = fc.record({
    id: fc.oneof(fc.nat(3), fc.jsonValue()),
    action: fc.oneof(fc.constantFrom('verify', 'load_ruleset'), fc.jsonValue()),
    context: fc.oneof(
      fc.jsonValue(),
      fc.record({
        rulesetName: fc.constantFrom('0', 'x'),
        method: fc.constantFrom('get', 'create', 'x'),
        path: fc.string(),
        source: fc.record({ files: fc.array(fc.record({ name: fc.constant('a'), content: fc.string() })) }),
        variables: fc.record({ request: typedValue, resource: typedValue }),
      }),
    ),
  });

  it('is answered or noted, never thrown at', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          message.map((sent) => JSON.stringify(sent)),
        ),
        async (line) => {
          const sent: object[] = [];
          const notes: string[] = [];
          const session = new Session({ send: (answer) => sent.push(answer), note: (note) => notes.push(note) });
          await session.receive(line);
          expect(sent.length + notes.length).toBe(line.trim() === '' ? 0 : 1);
        },
      ),
      { numRuns: 500 },
    );
  });
});

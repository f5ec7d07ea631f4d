import { describe, expect, it } from 'vitest';
import { loadRules } from './analyze.ts';
import { limits } from './limits.ts';
import { unsupported } from './unsupported.ts';

/** The problems as `line:column severity description`. */
function problemsOf(text: string): string[] {
  return loadRules(text).problems.map((p) => `${p.line}:${p.column} ${p.severity} ${p.description}`);
}

const storage = (inside: string, version = "rules_version = '2';"): string =>
  `${version} service firebase.storage { match /b/{bucket}/o {\n${inside}\n} }`;
const condition = (expression: string): string => storage(`match /{name} { allow get: if\n${expression}\n; }`);

describe('a ruleset with mistakes', () => {
  it('is answered with every syntax error, each with its line and column', () => {
    const text = storage('match /x { allow read: if true && ; }\nmatch /y { allow get: if (1; }\nmatch /z { allow }');
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/^2:35 error mismatched input ';'/),
      expect.stringMatching(/^3:28 error no viable alternative/),
      expect.stringMatching(/^4:18 error /),
    ]);
  });

  it('is answered with every mistake of meaning, in the order of the text', () => {
    const text = storage(`
function f(a, a) { let b = c; let b = 1; return a; }
function f() { return f(1, 2); }
match /{x}/{x} {
  allow reed, get: if g() && math.abs(1, 2) == unknown.size(1);
  allow list: if 'a'.shout() || 1.5.size() == 1 || resource.size().nope();
}`);
    expect(problemsOf(text)).toEqual([
      "3:15 error Duplicate name 'a'.",
      "3:28 error Unknown variable 'c'.",
      "3:35 error Duplicate name 'b'.",
      "4:10 error Duplicate function 'f'.",
      "5:11 error Duplicate wildcard 'x'.",
      "6:9 error Unknown operation 'reed': use read, write, get, list, create, update, delete.",
      "6:23 error Unknown function 'g'.",
      "6:35 error 'math.abs' takes 1 argument(s), not 2.",
      "6:48 error Unknown variable 'unknown'.",
      "6:56 error 'size' takes 0 argument(s), not 1.",
      "7:22 error Unknown method 'shout' of a string.",
      "7:37 error Unknown method 'size' of a float.",
      "7:68 error Unknown method 'nope'.",
    ]);
  });

  it('has no ruleset to judge by', () => {
    expect(loadRules(condition('nothing')).ruleset).toBeUndefined();
  });
});

describe('mistakes', () => {
  it.each([
    ['', '1:1', "mismatched input '<EOF>'"],
    [
      "rules_version = '3'; service firebase.storage { match /a { allow read; } }",
      '1:17',
      "rules_version must be '1' or '2', not '3'.",
    ],
    ['service cloud.firestore { match /a { allow read; } }', '1:1', "Missing 'service firebase.storage'."],
    [
      'service firebase.storage { match /a { allow read; } } service firebase.storage { match /a { allow read; } }',
      '1:63',
      'Duplicate service',
    ],
    ['service firebase.storage { }', '1:28', "The 'service' body must contain at least one declaration."],
    [condition('f(1)'), '3:1', "Unknown function 'f'."],
    [condition('toString()'), '3:1', "Unknown function 'toString'."],
    [condition('math.toString()'), '3:6', "Unknown function 'math.toString'."],
    [condition("'a'.constructor()"), '3:5', "Unknown method 'constructor' of a string."],
    [condition('int(1, 2) == 1'), '3:1', "'int' takes 1 argument(s), not 2."],
    [condition("{'a': 1}.get('a') == 1"), '3:10', "'get' takes 2 argument(s), not 1."],
    [condition('bucket.frobnicate()'), '3:8', "Unknown method 'frobnicate'."],
    [condition('math'), '3:1', "'math' is a namespace and not a value."],
    [condition('hashing == 1'), '3:1', "'hashing' is a namespace and not a value."],
    [condition("'a'.length == 1"), '3:5', "Unknown property 'length': a string has no properties."],
    [condition('1 is integer'), '3:1', "Unknown type 'integer'."],
    [condition("name.matches('(')"), '3:14', 'Invalid regular expression (RE2 syntax)'],
    [condition('99999999999999999999 > 1'), '3:1', 'The integer 99999999999999999999 does not fit into 64 bits.'],
    [condition('x++'), '3:2', 'Increment (++) and decrement (--) operators are not supported.'],
    [condition("name == 'a"), '3:9', "Missing a closing '"],
    [condition('('.repeat(200)), '3:148', 'The rules are nested too deeply.'],
    [storage('function f() { return f(); }'), '2:23', "Recursive call of function 'f'."],
    [
      storage('function f() { return g(); } function g() { return 1 + f(); }'),
      '2:56',
      "Recursive call of function 'f'.",
    ],
    [storage('function f(a) { return a; } match /x { allow get: if f(); }'), '2:54', "'f' takes 1 argument(s), not 0."],
    [
      storage('match /x { function f() { return true; } } match /y { allow get: if f(); }'),
      '2:69',
      "Unknown function 'f'.",
    ],
    [storage('function f() { let a = b; let b = 1; return a; }'), '2:24', "Unknown variable 'b'."],
    [storage('match /{a=**}/{b=**} { allow get; }'), '2:14', 'A match statement can have one recursive wildcard only.'],
    [
      storage('match /{a=**}/b { allow get; }', ''),
      '2:7',
      "Under rules_version '1' a recursive wildcard must be the end of the path.",
    ],
    [
      storage('match /{a=**} { match /b { allow get; } }', ''),
      '2:7',
      "Under rules_version '1' a recursive wildcard must be the end of the path.",
    ],
  ])('%j is an error at %s', (text, at, description) => {
    expect(problemsOf(text)).toContainEqual(expect.stringMatching(new RegExp(`^${at} error ${escape(description)}`)));
    expect(loadRules(text).ruleset).toBeUndefined();
  });
});

describe('warnings', () => {
  it.each([
    [condition('request.nothing == 1'), '3:9', "Unknown property 'nothing' of request."],
    [condition('resource.nothing == 1'), '3:10', "Unknown property 'nothing' of resource."],
    [condition('request.resource.nothing == 1'), '3:18', "Unknown property 'nothing' of resource."],
    [condition("'a'"), '3:1', 'The condition is a string, so it never allows.'],
    [
      storage('function string(x) { return x; } match /a { allow get; }'),
      '2:10',
      "Function 'string' hides the built-in.",
    ],
    [storage('match /{a} { match /{a} { allow get; } }'), '2:20', "Wildcard 'a' hides the one of an outer match."],
    [storage('match /a { allow get, list; }', ''), '2:23', "Without rules_version = '2' no list is permitted."],
  ])('%j is worth one at %s', (text, at, description) => {
    expect(problemsOf(text)).toEqual([`${at} warning ${description}`]);
    expect(loadRules(text).ruleset?.services).toHaveLength(1);
  });

  it('are not given for rules without mistakes', () => {
    const text = storage(
      'function f(path) { return path(path.x) == /a/b; } match /{all=**} { allow read, write: if f(request.auth); }',
    );
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('limits', () => {
  const nested = (depth: number): string => (depth === 0 ? 'allow get;' : `match /m${depth} { ${nested(depth - 1)} }`);
  const parameters = (count: number): string => Array.from({ length: count }, (_, i) => `p${i}`).join(', ');
  const bindings = (count: number): string => Array.from({ length: count }, (_, i) => `let b${i} = 1;`).join(' ');
  const chain = (length: number): string =>
    Array.from({ length }, (_, i) => `function f${i}() { return ${i + 1 < length ? `f${i + 1}()` : 'true'}; }`).join(
      '\n',
    );
  const segments = (count: number): string => '/a'.repeat(count);
  const captures = (count: number): string => Array.from({ length: count }, (_, i) => `/{c${i}}`).join('');
  const body = (text: string): string => storage(`${text} match /x { allow get; }`);

  it.each([
    [
      'nested matches',
      storage(nested(limits.nestedMatches - 1)),
      storage(nested(limits.nestedMatches)),
      'match statements inside each other',
    ],
    [
      'path segments',
      storage(`match ${segments(97)} { allow get; }`),
      storage(`match ${segments(98)} { allow get; }`),
      'segments',
    ],
    [
      'wildcards',
      storage(`match ${captures(19)} { allow get; }`),
      storage(`match ${captures(20)} { allow get; }`),
      'wildcards',
    ],
    [
      'parameters',
      body(`function f(${parameters(7)}) { return 1; }`),
      body(`function f(${parameters(8)}) { return 1; }`),
      'parameters',
    ],
    [
      'let bindings',
      body(`function f() { ${bindings(10)} return 1; }`),
      body(`function f() { ${bindings(11)} return 1; }`),
      'let bindings',
    ],
    ['calls inside each other', body(chain(20)), body(chain(21)), 'chain of more than 20 calls'],
    ['size', body(`// ${'x'.repeat(200_000)}\n`), body(`// ${'x'.repeat(300_000)}\n`), 'larger than 256 KB'],
  ])('hold for %s', (_what, within, beyond, description) => {
    expect(problemsOf(within)).toEqual([]);
    expect(problemsOf(beyond)).toEqual([expect.stringContaining(description)]);
  });
});

describe('what is not supported', () => {
  const examples: Readonly<Record<keyof typeof unsupported, string>> = {
    'import statement': `import 'a';${condition('true').replace("rules_version = '2';", '')}`,
    'another service': `${condition('true')} service cloud.firestore { match /a { allow read; } }`,
    'unprefixed get(), exists(), getAfter(), existsAfter()': condition('exists(/databases/(default)/documents/a/b)'),
    'firestore.getAfter(), firestore.existsAfter()': condition(
      'firestore.existsAfter(/databases/(default)/documents/a/b)',
    ),
    'capture in a path expression': condition('/a/{b} == /a/b'),
    'map key that is not a string': condition('{1: 2} == {}'),
    'constraint type': condition('name is constraint'),
    'group reference in replace()': condition("name.replace('(a)', '\\\\1') == 'a'"),
    'request.params': condition("request.params.x == 'a'"),
    'resource.contentLanguage, resource.cacheControl': condition("resource.contentLanguage == 'de'"),
    'firestore.get() compared with null': condition('firestore.get(/databases/(default)/documents/a/b) == null'),
    'byte order of hashing.crc32(), hashing.crc32c()': condition("hashing.crc32c('a').size() == 4"),
  };

  it.each(Object.entries(unsupported))('is reported by name: %s', (name, { severity, reason }) => {
    const { problems, ruleset } = loadRules(examples[name as keyof typeof unsupported]);
    expect(problems).toContainEqual(
      expect.objectContaining({ severity, description: `Not supported: ${name} (${reason}).` }),
    );
    expect(ruleset !== undefined).toBe(severity === 'warning');
  });

  it('includes the import with a name that the grammar itself stumbles over', () => {
    expect(problemsOf(`\n  import 'a' as b;\n${storage('match /a { allow get; }')}`)).toEqual([
      expect.stringMatching(/^2:3 error Not supported: import statement/),
    ]);
  });
});

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

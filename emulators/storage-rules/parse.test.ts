import { describe, expect, it } from 'vitest';
import { bucketRules } from './cases/judge.ts';
import { parseRules } from './parse.ts';

describe('parsing', () => {
  it('remembers the result for a text', () => {
    const text = bucketRules('match /a { allow get; }');
    expect(parseRules(text)).toBe(parseRules(`${text}`));
    expect(parseRules(`${text} `)).not.toBe(parseRules(text));
  });

  it('keeps where things are', () => {
    const { ruleset } = parseRules(
      'service firebase.storage {\n  match /a/{b} {\n    allow get: if b\n      .size() == 1;\n  }\n}',
    );
    expect(ruleset?.services[0]?.matches[0]).toMatchObject({
      at: { line: 2, column: 3 },
      pattern: [
        { kind: 'text', text: 'a', at: { line: 2, column: 9 } },
        { kind: 'single', name: 'b', at: { line: 2, column: 11 } },
      ],
      permissions: [
        {
          operations: [{ name: 'get', at: { line: 3, column: 11 } }],
          condition: {
            operator: '==',
            left: { name: 'size', at: { line: 4, column: 8 }, object: { at: { line: 3, column: 19 } } },
          },
        },
      ],
    });
  });

  it('takes version 1 when the text names none', () => {
    expect(parseRules('service firebase.storage { match /a { allow get; } }').ruleset?.version).toBe('1');
    expect(parseRules(bucketRules('allow get;')).ruleset?.version).toBe('2');
  });
});

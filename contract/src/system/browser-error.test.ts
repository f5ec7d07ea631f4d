import { describe, expect, it } from 'vitest';
import { plainMessage, plainStack } from './browser-error.ts';

describe('the message of an error in a browser', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
    ['No user ann@example.com', 'No user [e-mail]'],
    ['Failed to fetch https://doubloon.app/loot/1?token=abc', 'Failed to fetch [address]'],
    ['Unexpected token h, "hello, my na"... is not valid JSON', 'Unexpected token h, [text]... is not valid JSON'],
    ["'#what somebody typed' is not a valid selector", '[text] is not a valid selector'],
    ['No loot cmp_01JD8Q2N9ZK4 or gB7xK2pQwErTyUiOpAsDfGhJkLz1', 'No loot [id] or [id]'],
    ['Call 81234567', 'Call [number]'],
  ])('keeps nothing of a person: %s', (message, plain) => {
    expect(plainMessage(message)).toBe(plain);
    expect(plainMessage(plain)).toBe(plain);
  });
});

describe('the stack of an error in a browser', () => {
  const V8 = [
    'TypeError: x is not a function',
    '    at show (https://doubloon.app/assets/loot-Ab12Cd34Ef56.js:1:200)',
    '    at https://doubloon.app/loot/cmp_01JD8Q2N9ZK4?ref=MAGIC#part:12:7',
  ].join('\n');
  const PLAIN = [
    'TypeError: x is not a function',
    '    at show (/assets/loot-Ab12Cd34Ef56.js:1:200)',
    '    at /loot/:id:12:7',
  ].join('\n');

  it.each([
    ['Chrome', V8],
    [
      'Firefox and Safari',
      'show@https://doubloon.app/assets/loot-Ab12Cd34Ef56.js:1:200\n@https://doubloon.app/loot/cmp_01JD8Q2N9ZK4?ref=MAGIC#part:12:7',
    ],
    ['a report that was plain already', PLAIN],
  ])('has one form, without queries and ids: %s', (_, stack) => {
    expect(plainStack('TypeError', 'x is not a function', stack)).toBe(PLAIN);
  });

  it('holds no line that is no place in a script, such as what a message quotes', () => {
    expect(plainStack('Error', 'bad', 'Error: bad\nmy secret letter\n    at a (/assets/a.js:1:2)')).toBe(
      'Error: bad\n    at a (/assets/a.js:1:2)',
    );
  });

  it('ends after twenty places', () => {
    const stack = Array.from({ length: 60 }, (_, line) => `    at f (/assets/a.js:${line}:1)`).join('\n');
    expect(plainStack('RangeError', 'too deep', stack).split('\n')).toHaveLength(21);
  });
});

import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns where the words of a failure are put into another sentence, which those of the transport are not to be: `failureText` knows. */
function wrapped(source: string): string[] {
  const arguments_ = /\b\w+Text\.\w+\((?:[^()]|\([^()]*\))*?\bmessageOf\(/g;
  const inTemplates = /\$\{messageOf\(/g;
  return [...source.matchAll(arguments_), ...source.matchAll(inTemplates)].map(([text]) => text);
}

describe('the words of the transport', () => {
  it('are put into no other sentence', () => {
    const found = Object.entries(sources).flatMap(([file, source]) =>
      wrapped(source).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('would be found in one', () => {
    expect(wrapped("toast(someText.failed(verb, messageOf(error, 'No')))")).toHaveLength(1);
    expect(wrapped('toast(`Failed: ${messageOf(error, no)}`)')).toHaveLength(1);
    expect(wrapped('toast(messageOf(error, someText.failed(verb)))')).toEqual([]);
  });
});

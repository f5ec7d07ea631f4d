import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns where what a query holds is called failed although it may only be late: `isError` is also true when it is there and could not be asked for again. */
function failedAtOnce(source: string): string[] {
  const named = [...source.matchAll(/const (\w+) = use(?:Infinite)?Query\(/g)].flatMap(([, name]) => [
    ...source.matchAll(new RegExp(String.raw`\b${name}\.isError\b`, 'g')),
  ]);
  const taken = source.matchAll(/const \{[^}]*\bisError\b[^}]*\} = use(?:Infinite)?Query\(/g);
  return [...named, ...taken].map(([text]) => text);
}

describe('what is on the screen when it could not be asked for again', () => {
  it('is not called failed by any screen: only what never came is, `isLoadingError`', () => {
    const found = Object.entries(sources).flatMap(([file, source]) =>
      failedAtOnce(source).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('would be found, however it is named', () => {
    expect(failedAtOnce('const a = useQuery(b);\nif (a.isError) c();')).toHaveLength(1);
    expect(failedAtOnce('const { data, isError } = useInfiniteQuery(b);')).toHaveLength(1);
    expect(failedAtOnce('const a = useQuery(b);\nif (a.isLoadingError) c();')).toEqual([]);
  });
});

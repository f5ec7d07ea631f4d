import { TEST_PARTS, type TestPart } from './parts.ts';

/** A part, and which of its test files to run; an empty list means all. */
export interface Selected {
  part: TestPart;
  files: string[];
}

/**
 * Returns the parts for the words after `npm test --`: names of groups or parts, or paths of test files. Adds the build if two of them need it, because each
 * would otherwise build by itself, into the same folders. Throws on any other word.
 */
export function selectParts(words: string[], all: TestPart[] = TEST_PARTS): Selected[] {
  if (words.length === 0) return all.map((part) => ({ part, files: [] }));
  const chosen = new Map<TestPart, string[]>();
  for (const word of words.map((each) => each.replace(/^\.\//, ''))) {
    const named = all.filter(({ name, group }) => word === name || word === group);
    const owners = all.filter(({ folders }) => folders.some((folder) => word.startsWith(folder)));
    if (named.length === 0 && owners.length === 0) {
      throw new Error(
        `"${word}" is no part of the tests (${[...new Set(all.map(({ group }) => group))].join(', ')}) and no test file`,
      );
    }
    for (const part of named) chosen.set(part, chosen.get(part) ?? []);
    if (named.length === 0) for (const part of owners) chosen.set(part, [...(chosen.get(part) ?? []), word]);
  }
  const needed = [...chosen.keys()].flatMap(({ after = [] }) => after);
  const shared = needed.filter((name, index) => needed.indexOf(name) !== index);
  for (const part of all) if (shared.includes(part.name) && !chosen.has(part)) chosen.set(part, []);
  return all.flatMap((part) => {
    const files = chosen.get(part);
    return files ? [{ part, files }] : [];
  });
}

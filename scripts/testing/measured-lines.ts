import { stripVTControlCharacters } from 'node:util';

const MARK = 'measured: ';

/** What the tests of a part have measured and say, in order: the lines they print that begin with `measured: `. */
export function measuredLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length).trim());
}

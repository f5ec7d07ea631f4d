import { stripVTControlCharacters } from 'node:util';

const MARK = 'measured: ';

/** Returns the measurements that a part's tests print, in order: lines that begin with `measured: `. */
export function measuredLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.startsWith(MARK))
    .map((line) => line.slice(MARK.length).trim());
}

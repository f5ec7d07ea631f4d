/** The command that runs just this: a test, a file, or a part as `npm test` names it. */
export function rerunCommand(fileOrPart: string, testName?: string): string {
  const words = ['npm', 'test', '--', quote(fileOrPart)];
  return [...words, ...(testName === undefined ? [] : ['-t', quote(testName)])].join(' ');
}

const PLAIN = /^[\w./:@%+,-]+$/;

/** A word as a POSIX shell takes it literally. */
function quote(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

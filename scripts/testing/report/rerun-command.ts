/** Returns the command that runs only this test, file, or part as `npm test` names it. */
export function rerunCommand(fileOrPart: string, testName?: string): string {
  const words = ['npm', 'test', '--', quote(fileOrPart)];
  return [...words, ...(testName === undefined ? [] : ['-t', quote(testName)])].join(' ');
}

const PLAIN = /^[\w./:@%+,-]+$/;

/** Quotes a word for a POSIX shell. */
function quote(word: string): string {
  return PLAIN.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

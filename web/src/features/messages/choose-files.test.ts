import { describe, expect, it } from 'vitest';
import { chooseFiles } from './choose-files.ts';

const MB = 1024 * 1024;
function file(name: string, size = 10): File {
  const made = new File(['x'], name);
  Object.defineProperty(made, 'size', { value: size });
  return made;
}
const names = ({ taken }: { taken: File[] }) => taken.map(({ name }) => name);

describe('the files of a message', () => {
  it('are of the accepted kinds, however their names are written', () => {
    const choice = chooseFiles([file('a.PDF'), file('b.exe'), file('pdf'), file('c.rar'), file('d.DocX')], 0);
    expect(names(choice)).toEqual(['a.PDF', 'd.DocX']);
    expect(choice.problems).toEqual([expect.stringMatching(/^File type not supported\./)]);
  });

  it('have 10 MB at most; larger ones are dropped, and that is said once', () => {
    const choice = chooseFiles([file('a.mp4', 10 * MB), file('b.mp4', 10 * MB + 1), file('c.mov', 50 * MB)], 0);
    expect(names(choice)).toEqual(['a.mp4']);
    expect(choice.problems).toEqual(['Some files were too large. Maximum file size is 10MB.']);
  });

  it('are ten at most, those that were chosen before included', () => {
    const choice = chooseFiles([file('a.txt'), file('b.txt'), file('c.txt')], 8);
    expect(names(choice)).toEqual(['a.txt', 'b.txt']);
    expect(choice.problems).toEqual(['At most 10 files in one message']);
    expect(chooseFiles([file('a.txt')], 9).problems).toEqual([]);
  });
});

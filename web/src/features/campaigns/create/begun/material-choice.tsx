import { CoverChoice } from './cover-choice.tsx';
import { FilesChoice } from './files-choice.tsx';
import type { FilesBegun } from './use-begun-files.ts';

/** The fields for the cover and the files of a loot that is not paid for yet. */
export function MaterialChoice({ begun }: { begun: FilesBegun }) {
  return (
    <>
      <FilesChoice begun={begun} />
      <CoverChoice begun={begun} />
    </>
  );
}

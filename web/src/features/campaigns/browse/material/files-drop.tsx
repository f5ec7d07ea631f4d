import { BRIEF_FILE_UPLOAD, MAX_BRIEF_FILES } from '@doubloon/contract/campaigns/brief-file.ts';
import { useState } from 'react';
import { checkFile } from '../../../../shared/api/files/check-file.ts';
import { Field } from '../../../../shared/ui/forms/field.tsx';
import { FileDrop } from '../../../../shared/ui/forms/file-drop.tsx';

const ACCEPT = { 'image/*': BRIEF_FILE_UPLOAD.extensions.map((each) => `.${each}`), 'application/pdf': [] };

interface FilesDropProps {
  hint: string;
  /** Number of files that the brief has. */
  present: number;
  busy?: boolean;
  /** Takes files that keep the rules; rejects with the words for what went wrong. */
  onFiles: (files: readonly File[]) => Promise<void>;
}

/** Where files for a brief are dropped or chosen, as many as it still takes. */
export function FilesDrop({ hint, present, busy = false, onFiles }: FilesDropProps) {
  const [problem, setProblem] = useState<string>();
  const take = async (files: readonly File[]) => {
    const problems = await Promise.all(
      files.map(async (file) => {
        const refusal = await checkFile(BRIEF_FILE_UPLOAD, file);
        return refusal === undefined ? [] : [`${file.name}: ${refusal}`];
      }),
    );
    const [first] = problems.flat();
    if (first !== undefined) throw new Error(first);
    if (present + files.length > MAX_BRIEF_FILES) throw new Error(`At most ${MAX_BRIEF_FILES} files`);
    await onFiles(files);
  };
  const begin = (files: readonly File[]) => {
    setProblem(undefined);
    take(files).catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  return (
    <Field label="Files" optional hint={hint} error={problem}>
      <FileDrop
        what="pictures or PDFs"
        accept={ACCEPT}
        maxBytes={BRIEF_FILE_UPLOAD.maxBytes}
        disabled={busy || present >= MAX_BRIEF_FILES}
        onFiles={begin}
        onRefused={({ tooLarge, wrongType }) => {
          const refused = [...wrongType, ...tooLarge];
          if (refused.length > 0) begin(refused);
        }}
      />
    </Field>
  );
}

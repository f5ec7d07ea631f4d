import { Trash2 } from 'lucide-react';
import { Hint, Stack } from '../../../../shared/style/chakra.tsx';
import { IconButton } from '../../../../shared/ui/buttons/button.tsx';
import { BriefFiles } from '../../browse/material/brief-files.tsx';
import { FilesDrop } from '../../browse/material/files-drop.tsx';
import { withoutFile } from './begun-files.ts';
import type { FilesBegun } from './use-begun-files.ts';

/** The field for the files of a loot that is not paid for yet, which go up once it is. */
export function FilesChoice({ begun: { files, elsewhere, choose } }: { begun: FilesBegun }) {
  return (
    <Stack gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <BriefFiles
        files={files}
        actions={({ file, name }) => (
          <IconButton
            label={`Remove ${name}`}
            color="muted"
            onClick={() =>
              void choose((present) => ({ files: withoutFile(present.files, file) })).catch(() => undefined)
            }
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      />
      {elsewhere.fileNames.length > 0 && (
        <Hint>
          {`Not in this browser: ${elsewhere.fileNames.join(', ')}. Choose them again here, or with “Edit” once you have paid.`}
        </Hint>
      )}
      <FilesDrop
        hint="What creators need: three pictures or PDFs at most, up to 10MB each. They are kept in this browser until you have paid."
        present={files.length}
        onFiles={(chosen) => choose((present) => ({ files: [...present.files, ...chosen] }))}
      />
    </Stack>
  );
}

import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { deleteCampaignFile, uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { upload, uploadFailure } from '../../../shared/api/files/upload.ts';
import { inPlace } from '../../../shared/api/queries/mutation-effects.ts';
import { request } from '../../../shared/api/request.ts';
import { Stack } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { BriefFiles } from '../browse/material/brief-files.tsx';
import { FilesDrop } from '../browse/material/files-drop.tsx';

const EFFECTS = { shows: inPlace('campaigns', 'id'), invalidates: ['campaigns'] } as const;

/** The files of a loot's brief, which are put to it and taken out at once. */
export function FilesField({ campaign }: { campaign: CampaignView }) {
  const { id } = campaign;
  // The dialog holds the loot as it was when it opened.
  const [files, setFiles] = useState(campaign.files);
  const [percent, setPercent] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => upload(uploadCampaignFile, { params: { id } }, [file], { onProgress: setPercent }),
    meta: { ...EFFECTS, success: 'File saved' },
    onSuccess: (changed) => setFiles(changed.files),
  });
  const removing = useMutation({
    mutationFn: (fileId: string) => request(deleteCampaignFile, { params: { id, fileId } }),
    meta: { ...EFFECTS, success: 'File removed', failure: 'Failed to remove the file' },
    onSuccess: (changed) => setFiles(changed.files),
  });
  const send = async (chosen: readonly File[]) => {
    for (const file of chosen) {
      setPercent(0);
      try {
        // One after the other: the server refuses what is one too many.
        await sending.mutateAsync(file);
      } catch (error) {
        throw new Error(uploadFailure(`${file.name} could not be uploaded`, error), { cause: error });
      }
    }
  };
  const busy = sending.isPending || removing.isPending;
  return (
    <Stack gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <BriefFiles
        files={files}
        actions={({ id: fileId, name }) => (
          <IconButton label={`Remove ${name}`} color="muted" disabled={busy} onClick={() => removing.mutate(fileId)}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      />
      <FilesDrop
        hint="Three pictures or PDFs at most, up to 10MB each; kept at once. Everybody who sees the loot can open them."
        present={files.length}
        busy={busy}
        onFiles={send}
      />
      {sending.isPending && <ProgressBar label="Upload of the file" percent={percent} minVisiblePercent={2} />}
    </Stack>
  );
}

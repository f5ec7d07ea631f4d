import { uploadMedia } from '@doubloon/contract/media/operations.ts';
import { RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { useWorkUploads, type WorkUpload } from '../use-work-uploads.ts';
import { chakra, Hint, MovingList, Stack, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { mediaText } from '../../../shared/text/media.ts';
import { Actions, Button, IconButton } from '../../../shared/ui/buttons/button.tsx';
import { DialogCancel } from '../../../shared/ui/dialogs/dialog-guard.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { Field, TextInput } from '../../../shared/ui/forms/field.tsx';
import { FileDrop } from '../../../shared/ui/forms/file-drop.tsx';
import { bringIntoView } from '../../../shared/ui/layout/bring-into-view.ts';
import { Picture } from '../../../shared/ui/pictures/picture.tsx';
import { useLoading } from '../../../shared/ui/pictures/use-loading.ts';
import { Video } from '../../../shared/ui/pictures/video.tsx';

const { maxBytes, extensions } = uploadMedia.upload;
const STOP = {
  title: 'Stop uploading?',
  question: 'The files that are still on their way are not kept.',
  confirm: 'Stop',
};
const LEAVE = {
  title: 'Leave without uploading?',
  question: 'The files you have chosen are not uploaded yet.',
  confirm: 'Leave',
};
const ACCEPT = { 'image/*': extensions.map((each) => `.${each}`), 'video/*': [] };

/** Adds pictures and videos to one's own store: chosen or dropped, captioned, sent one by one. */
export function UploadDialog({ creatorId, onClose }: { creatorId: string; onClose: () => void }) {
  const queue = useWorkUploads(creatorId, onClose);
  const [nothing, setNothing] = useState(false);
  const { items, refused, busy } = queue;
  const unsent = items.length > 0;
  const waiting = items.some(({ status }) => status === 'chosen');

  const add = (files: readonly File[]) => {
    setNothing(false);
    queue.add(files);
  };
  return (
    <Dialog
      title={mediaText.upload}
      onClose={onClose}
      unsaved={busy || waiting}
      parting={busy ? STOP : LEAVE}
      width="42rem"
    >
      <chakra.form
        noValidate
        aria-label={mediaText.upload}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          if (unsent) queue.sendAll();
          else setNothing(true);
        }}
      >
        <Field label="Files" required hint={mediaText.uploadHint} error={nothing ? mediaText.noFiles : undefined}>
          <FileDrop
            what="pictures and videos"
            accept={ACCEPT}
            maxBytes={maxBytes}
            disabled={busy}
            onFiles={add}
            onRefused={({ tooLarge, wrongType }) => add([...wrongType, ...tooLarge])}
          />
        </Field>
        {refused.length > 0 && (
          <chakra.div role="alert" ref={bringIntoView} textStyle="error" fontWeight="medium">
            {refused.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </chakra.div>
        )}
        {unsent && (
          <MovingList aria-label="Chosen files" gap="3">
            {items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                busy={busy}
                onCaption={(caption) => queue.setCaption(item, caption)}
                onCancel={() => queue.cancel(item.id)}
                onRetry={() => queue.retry(item.id)}
              />
            ))}
          </MovingList>
        )}
        <Actions>
          <DialogCancel />
          <Button type="submit" loading={busy} loadingText="Uploading...">
            {items.length > 1 ? `Upload ${items.length} files` : 'Upload'}
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}

interface UploadRowProps {
  item: WorkUpload;
  /** True while files are being uploaded. */
  busy: boolean;
  onCaption: (caption: string) => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** One chosen file: what it is, its caption, how far it has got, and what can be done about it. */
function UploadRow({ item, busy, onCaption, onCancel, onRetry }: UploadRowProps) {
  const { status, percent, problem } = item;
  const { file, caption } = item.of;
  const sending = status === 'uploading';
  const again = !busy && (status === 'failed' || status === 'cancelled');
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="4.5rem minmax(0, 1fr) auto"
      gap="3"
      alignItems="start"
      padding="3"
      borderWidth="1px"
      borderColor={status === 'failed' ? 'coralText' : 'line'}
      borderRadius="lg"
    >
      <FilePreview file={file} />
      <Stack gap="2" minWidth="0">
        <chakra.p fontSize="sm" fontWeight="semibold" truncate>
          {file.name}
        </chakra.p>
        <label>
          <VisuallyHidden>Caption of {file.name}</VisuallyHidden>
          <TextInput
            placeholder="Caption (optional)"
            value={caption}
            maxLength={300}
            disabled={sending}
            onChange={(event) => onCaption(event.target.value)}
          />
        </label>
        {sending && (
          <>
            <ProgressBar label={`Upload of ${file.name}`} percent={percent} minVisiblePercent={2} />
            <Hint>{percent < 100 ? `${percent}%` : 'Almost there...'}</Hint>
          </>
        )}
        {status === 'failed' && (
          <chakra.p role="alert" textStyle="error" fontWeight="medium">
            {problem}
          </chakra.p>
        )}
        {status === 'cancelled' && <Hint role="status">Cancelled</Hint>}
      </Stack>
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }}>
        {again && (
          <IconButton label={`Try ${file.name} again`} onClick={onRetry}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        <IconButton label={sending ? `Cancel the upload of ${file.name}` : `Leave out ${file.name}`} onClick={onCancel}>
          <X aria-hidden />
        </IconButton>
      </chakra.div>
    </chakra.li>
  );
}

/** Preview of a chosen file that is not uploaded yet. */
function FilePreview({ file }: { file: File }) {
  const loading = useLoading(file);
  return (
    <chakra.div aspectRatio="1" overflow="hidden" borderRadius="md" aria-hidden>
      {file.type.startsWith('video/') ? (
        <Video src={file} loading={loading} label="" muted />
      ) : (
        <Picture src={file} alt="" />
      )}
    </chakra.div>
  );
}

import { uploadMedia } from '@doubloon/contract/media/operations.ts';
import { useState } from 'react';
import { chakra, List } from '../../../shared/style/chakra.tsx';
import { mediaText } from '../../../shared/text/media.ts';
import { Actions, Button } from '../../../shared/ui/buttons/button.tsx';
import { bringIntoView } from '../../../shared/ui/layout/bring-into-view.ts';
import { DialogCancel } from '../../../shared/ui/dialogs/dialog-cancel.tsx';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { Field } from '../../../shared/ui/forms/field.tsx';
import { FileDrop } from '../../../shared/ui/forms/file-drop.tsx';
import { useWorkUploads } from '../use-work-uploads.ts';
import { UploadRow } from './upload-row.tsx';

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
          <List aria-label="Chosen files" gap="3">
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
          </List>
        )}
        <Actions marginTop="2">
          <DialogCancel />
          <Button type="submit" busy={busy} busyLabel="Uploading...">
            {items.length > 1 ? `Upload ${items.length} files` : 'Upload'}
          </Button>
        </Actions>
      </chakra.form>
    </Dialog>
  );
}

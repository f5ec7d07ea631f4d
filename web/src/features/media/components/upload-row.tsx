import { RotateCcw, X } from 'lucide-react';
import { chakra, Stack, VisuallyHidden } from '../../../shared/style/chakra.tsx';
import { IconButton } from '../../../shared/ui/buttons/button.tsx';
import { ProgressBar } from '../../../shared/ui/feedback/progress-bar.tsx';
import { TextInput } from '../../../shared/ui/forms/field.tsx';
import type { WorkUpload } from '../use-work-uploads.ts';
import { FilePreview } from './file-preview.tsx';

interface UploadRowProps {
  item: WorkUpload;
  /** True while files are being uploaded. */
  busy: boolean;
  onCaption: (caption: string) => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** One chosen file: what it is, its caption, how far it has got, and what can be done about it. */
export function UploadRow({ item, busy, onCaption, onCancel, onRetry }: UploadRowProps) {
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
            <chakra.p textStyle="hint">{percent < 100 ? `${percent}%` : 'Almost there...'}</chakra.p>
          </>
        )}
        {status === 'failed' && (
          <chakra.p role="alert" textStyle="error" fontWeight="medium">
            {problem}
          </chakra.p>
        )}
        {status === 'cancelled' && (
          <chakra.p role="status" textStyle="hint">
            Cancelled
          </chakra.p>
        )}
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

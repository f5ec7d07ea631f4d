import type { UploadRules } from '@doubloon/contract/calls/operation.ts';
import { type Carriage, uploadFailure } from '../api/files/upload.ts';
import { checkFile, RefusedFile } from '../api/files/check-file.ts';
import { useUploadQueue } from '../api/upload-queue.ts';
import { toastError } from '../state/toasts.ts';
import { chakra, HStack, Wrap } from '../style/chakra.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import { Field } from '../ui/forms/field.tsx';
import { FileDrop } from '../ui/forms/file-drop.tsx';
import { Picture } from '../ui/pictures/picture.tsx';

interface ImageFieldProps {
  label: string;
  hint: string;
  rules: UploadRules;
  /** Address of the current image; null when there is none. */
  image: string | null;
  send: (file: File, carriage: Carriage) => Promise<void>;
  /** Beside the image that is there now. */
  remove: { label: string; busy?: boolean; onRemove: () => void };
}

/** One picture that is sent as soon as it is chosen, such as one of a store or the cover of a loot: the one there is, another in its place, or none. */
export function ImageField({ label, hint, rules, image, send, remove }: ImageFieldProps) {
  const { percent, problem, begin, cancel, retry } = useImageUpload(rules, send);
  const sending = percent !== undefined;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {image && (
        <Wrap gap="3" alignItems="center">
          <Picture
            src={image}
            alt={`${label} now`}
            fit="contain"
            width="40"
            height="20"
            bg="sunken"
            borderRadius="md"
            borderWidth="1px"
            borderColor="line"
          />
          <Button
            variant="dangerQuiet"
            disabled={sending}
            loading={remove.busy ?? false}
            loadingText="Deleting..."
            onClick={remove.onRemove}
          >
            {remove.label}
          </Button>
        </Wrap>
      )}
      <Field label={label} hint={hint} error={problem}>
        <FileDrop
          what="an image"
          accept={{ 'image/*': rules.extensions.map((each) => `.${each}`) }}
          maxBytes={rules.maxBytes}
          multiple={false}
          disabled={sending}
          onFiles={([file]) => file && begin(file)}
          onRefused={({ tooLarge, wrongType }) => {
            const [file] = [...wrongType, ...tooLarge];
            if (file) begin(file);
          }}
        />
      </Field>
      {retry && (
        <Button variant="outline" onClick={retry} justifySelf="start">
          Try again
        </Button>
      )}
      {sending && (
        <HStack gap="3">
          <chakra.div flex="1">
            <ProgressBar label={`Upload of ${label}`} percent={percent} minVisiblePercent={2} />
          </chakra.div>
          <Button variant="quiet" onClick={cancel}>
            Cancel upload
          </Button>
        </HStack>
      )}
    </chakra.div>
  );
}

/** One image that is sent as soon as it is chosen: how far it has got, what is wrong with it, and how to stop or try again. */
function useImageUpload(rules: UploadRules, send: (file: File, carriage: Carriage) => Promise<void>) {
  const { shown, add, cancel, clear, retry } = useUploadQueue<File, void>({
    send: async (file, carriage) => {
      const refusal = await checkFile(rules, file);
      if (refusal) throw new RefusedFile(`${file.name}: ${refusal}`);
      if (!carriage.signal?.aborted) await send(file, carriage);
    },
    problemOf: (error) => {
      if (error instanceof RefusedFile) return error.message;
      const message = uploadFailure('Upload failed', error);
      toastError(message);
      return message;
    },
  });
  const [image] = shown;
  return {
    /** 0 to 100 while the image is on its way. */
    percent: image?.status === 'uploading' ? image.percent : undefined,
    problem: image?.problem ?? undefined,
    begin: (file: File) => {
      clear();
      add([file]);
    },
    cancel: () => image && cancel(image.id),
    /** Sends the image that failed once more; nothing when none did. */
    retry: image?.status === 'failed' && !image.isRefused ? () => retry(image.id) : undefined,
  };
}

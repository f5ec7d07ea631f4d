import type { UploadRules } from '@doubloon/contract/shared/operation.ts';
import type { Carriage } from '../../shared/api/files/carry-with-progress.ts';
import { checkFile, RefusedFile } from '../../shared/api/files/check-file.ts';
import { uploadFailure } from '../../shared/api/files/upload-failure.ts';
import { useUploadQueue } from '../../shared/api/upload-queue.ts';
import { toastError } from '../../shared/state/toasts.ts';
import { storeSettingsText } from '../../shared/text/store-settings.ts';

/** One image that is sent as soon as it is chosen: how far it has got, what is wrong with it, and how to stop or try again. */
export function useImageUpload(rules: UploadRules, send: (file: File, carriage: Carriage) => Promise<void>) {
  const { shown, add, cancel, clear, retry } = useUploadQueue<File, void>({
    send: async (file, carriage) => {
      const refusal = await checkFile(rules, file);
      if (refusal) throw new RefusedFile(`${file.name}: ${refusal}`);
      if (!carriage.signal?.aborted) await send(file, carriage);
    },
    problemOf: (error) => {
      if (error instanceof RefusedFile) return error.message;
      const message = uploadFailure(storeSettingsText.uploadFailed, error);
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

import type { UploadRules } from '@doubloon/contract/shared/operation.ts';
import { useEffect, useRef, useState } from 'react';
import type { Carriage } from '../../shared/api/carry-with-progress.ts';
import { checkFile } from '../../shared/api/check-file.ts';
import { uploadFailure } from '../../shared/api/upload-failure.ts';
import { wasCalledOff } from '../../shared/api/upload.ts';
import { toastError } from '../../shared/state/toasts.ts';
import { storeSettingsText } from '../../shared/text/store-settings.ts';

/** One image that is sent as soon as it is chosen: how far it has got, what is wrong with it, and how to stop or try again. */
export function useImageUpload(rules: UploadRules, send: (file: File, carriage: Carriage) => Promise<void>) {
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [failed, setFailed] = useState<File>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const begin = async (file: File) => {
    const controller = new AbortController();
    underWay.current = controller;
    setFailed(undefined);
    setPercent(0);
    try {
      const refusal = await checkFile(rules, file);
      setProblem(refusal && `${file.name}: ${refusal}`);
      if (refusal || controller.signal.aborted) return;
      await send(file, { onProgress: setPercent, signal: controller.signal });
    } catch (error) {
      if (wasCalledOff(error)) return;
      const message = uploadFailure(storeSettingsText.uploadFailed, error);
      toastError(message);
      setProblem(message);
      setFailed(file);
    } finally {
      setPercent(undefined);
    }
  };
  return {
    /** 0 to 100 while the image is on its way. */
    percent,
    problem,
    begin: (file: File) => void begin(file),
    cancel: () => underWay.current?.abort(),
    /** Sends the image that failed once more; nothing when none did. */
    retry: failed && (() => void begin(failed)),
  };
}

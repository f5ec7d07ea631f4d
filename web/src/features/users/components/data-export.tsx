import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api/api-error.ts';
import { keepFile } from '../../../shared/api/download.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { accountText } from '../../../shared/text/account.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SettingRow } from '../../../shared/ui/setting-row.tsx';
import { exportAccount } from '../api/export-account.ts';

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Downloads everything that is kept about somebody, and says how much has come. How much there is, nobody knows before its end. */
export function DataExport({ uid }: { uid: string }) {
  const [receivedBytes, setReceivedBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: () => {
      setReceivedBytes(0);
      return exportAccount(uid, setReceivedBytes);
    },
    onSuccess: (file) => {
      keepFile(file);
      toastSuccess(accountText.downloaded);
    },
    onError: (error) => toastError(messageOf(error, accountText.downloadFailed)),
  });
  return (
    <SettingRow name={accountText.data} text={accountText.dataText}>
      <Button
        look="outline"
        busy={exporting.isPending}
        busyLabel={receivedBytes ? accountText.received(sizeText(receivedBytes)) : accountText.preparing}
        onClick={() => exporting.mutate()}
      >
        {accountText.download}
      </Button>
    </SettingRow>
  );
}

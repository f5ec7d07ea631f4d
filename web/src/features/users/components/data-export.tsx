import { exportAccount } from '@doubloon/contract/account/operations.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download, keepFile } from '../../../shared/api/download.ts';
import { accountText } from '../../../shared/text/account.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { SettingRow } from '../../../shared/ui/setting-row.tsx';

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Downloads everything that is kept about somebody, and says how much has come. How much there is, nobody knows before its end. */
export function DataExport({ uid }: { uid: string }) {
  const [receivedBytes, setReceivedBytes] = useState(0);
  const exporting = useMutation({
    mutationFn: () => {
      setReceivedBytes(0);
      return download(exportAccount, { params: { id: uid } }, setReceivedBytes);
    },
    meta: { success: accountText.downloaded, failure: accountText.downloadFailed },
    onSuccess: keepFile,
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

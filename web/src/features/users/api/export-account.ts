import { exportAccount as operation } from '@doubloon/contract/account/operations.ts';
import { download } from '../../../shared/api/download.ts';

/** Everything about oneself as one archive; says how many bytes have come so far. */
export function exportAccount(uid: string, onProgress: (receivedBytes: number) => void) {
  return download(operation, { params: { id: uid } }, onProgress);
}

import { deleteMessageFile } from '@doubloon/contract/messaging/operations.ts';
import { request } from '../../../shared/api/request.ts';

/** Removes a file that was uploaded and not sent. */
export const removeAttachment = (storagePath: string) => request(deleteMessageFile, { body: { storagePath } });

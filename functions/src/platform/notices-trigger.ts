import './function-options.ts';
import type { CloudFunction } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { deployedSecrets } from './deployed-secrets.ts';
import { settleNotices, type NoticeSource } from './notices.ts';
import { getProcessDependencies } from './process-dependencies.ts';
import type { WrittenEvent } from './tally-trigger.ts';

/** A trigger that tells people what a document calls for whenever it was written; delivered again when it fails. */
export function noticesTrigger(source: NoticeSource): CloudFunction<WrittenEvent> {
  return onDocumentWritten(
    { document: `${source.collection}/{id}` as const, retry: true, secrets: deployedSecrets },
    (event) => {
      const { db, clock } = getProcessDependencies();
      return settleNotices(db, source, event.params.id, clock.now());
    },
  );
}

import './function-options.ts';
import type { CloudFunction } from 'firebase-functions';
import {
  onDocumentWritten,
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
} from 'firebase-functions/firestore';
import { deployedSecrets } from './deployed-secrets.ts';
import { getProcessDependencies } from './process-dependencies.ts';
import { settleTally, type TallySource } from './tally.ts';

export type WrittenEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

/** A trigger that settles a source's tally whenever one of its documents was written; delivered again when it fails. */
export function tallyTrigger(source: TallySource): CloudFunction<WrittenEvent> {
  return onDocumentWritten(
    { document: `${source.collection}/{id}` as const, retry: true, secrets: deployedSecrets },
    (event) => settleTally(getProcessDependencies().db, source, keyOf(source, event)),
  );
}

function keyOf({ groupedBy }: TallySource, event: WrittenEvent): string {
  if (groupedBy === undefined) return event.params.id;
  const { before, after } = event.data ?? {};
  const key: unknown = (after?.exists ? after : before)?.get(groupedBy);
  if (typeof key !== 'string') throw new Error(`${event.document} has no ${groupedBy}`);
  return key;
}

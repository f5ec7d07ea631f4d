import './function-options.ts';
import type { CloudFunction } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { deployedSecrets } from './deployed-secrets.ts';
import { settleDerivedFields, type DerivedFields } from './derived-fields.ts';
import { getProcessDependencies } from './process-dependencies.ts';
import type { WrittenEvent } from './tally-trigger.ts';

/** A trigger that settles the derived fields of a document whenever it was written; delivered again when it fails. */
export function derivedFieldsTrigger(source: DerivedFields): CloudFunction<WrittenEvent> {
  return onDocumentWritten(
    { document: `${source.collection}/{id}` as const, retry: true, secrets: deployedSecrets },
    (event) => settleDerivedFields(getProcessDependencies().db, source, event.params.id),
  );
}

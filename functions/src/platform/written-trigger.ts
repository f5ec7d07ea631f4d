import './function-options.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { CloudFunction } from 'firebase-functions';
import {
  onDocumentWritten,
  type Change,
  type DocumentSnapshot,
  type FirestoreEvent,
} from 'firebase-functions/firestore';
import type { Dependencies } from './dependencies.ts';
import { deployedSecrets } from './deployed-secrets.ts';
import { getProcessDependencies } from './process-dependencies.ts';

export type WrittenEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string }>;

/** Brings up to date what follows from a document that was written. Events may come late, repeatedly and in any order. */
export type Reaction = (deps: Dependencies, event: WrittenEvent) => Promise<void>;

/**
 * The one trigger of a collection: runs every reaction whenever one of its documents was written. When one of them fails, the others
 * have run all the same, and the event is delivered again to all.
 */
export function writtenTrigger(
  collection: CollectionName,
  reactions: readonly Reaction[],
  options: { readonly timeoutSeconds?: number } = {},
): CloudFunction<WrittenEvent> {
  return onDocumentWritten(
    { document: `${collection}/{id}` as const, retry: true, secrets: deployedSecrets, ...options },
    async (event) => {
      const deps = getProcessDependencies();
      const outcomes = await Promise.allSettled(reactions.map((react) => react(deps, event)));
      const failures = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
      );
      if (failures.length > 0)
        throw new AggregateError(failures, `${event.document}: ${failures.map(String).join('; ')}`);
    },
  );
}

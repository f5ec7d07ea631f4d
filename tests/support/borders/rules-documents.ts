import { DOCUMENT_ACCESS, type DocumentAccess } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { DIRECT_DOCUMENTS } from './direct-documents.ts';
import { serverFirestore, UIDS } from './direct-clients.ts';

/** The rows of the access table. */
export const TABLE = Object.entries(DOCUMENT_ACCESS) as [CollectionName, DocumentAccess][];

/** Collections in which a document with a person's uid takes their access away. */
const ENDS: readonly CollectionName[] = ['accountDeletions', 'sessionEnds'];

/** Returns a document of `self`. In collections without parties it looks as if it belonged to them, which must not help. */
export function documentOf(name: CollectionName): { id: string; data: Record<string, unknown> } {
  const direct = DIRECT_DOCUMENTS[name];
  if (direct) return { id: direct.id, data: direct.stored };
  const { parties } = DOCUMENT_ACCESS[name];
  if (parties && 'among' in parties) {
    return { id: 'rules-document', data: { status: 'open', [parties.among]: [UIDS.self, UIDS.counterpart] } };
  }
  const { self, counterpart } = parties ?? { self: 'id' };
  return {
    id: self === 'id' && !ENDS.includes(name) ? UIDS.self : 'rules-document',
    data: {
      status: 'open',
      ...(parties ? {} : { uid: UIDS.self, ownerId: UIDS.self, creatorId: UIDS.self }),
      ...(self !== 'id' && { [self]: UIDS.self }),
      ...(counterpart && { [counterpart]: UIDS.counterpart }),
    },
  };
}

/** Restores the document of a collection. */
export async function putDocument(name: CollectionName): Promise<void> {
  const { id, data } = documentOf(name);
  await serverFirestore().collection(name).doc(id).set(data);
}

/** True if somebody can have the relation `counterpart` to the documents of a collection. */
export const hasCounterpart = ({ parties }: DocumentAccess): boolean =>
  parties !== null && ('among' in parties || parties.counterpart !== undefined);

import { DOCUMENT_ACCESS, type DocumentAccess } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { DIRECT_DOCUMENTS } from './direct-documents.ts';
import { serverFirestore, UIDS } from './direct-clients.ts';

/** The table, row by row. */
export const TABLE = Object.entries(DOCUMENT_ACCESS) as [CollectionName, DocumentAccess][];

/** Collections in which a document under their uid would end what somebody may do. */
const ENDS: readonly CollectionName[] = ['accountDeletions', 'sessionEnds'];

/** A document of `self`; in collections without parties one that looks as if it were theirs, which must not help. */
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

/** Stores the document of a collection as it was. */
export async function putDocument(name: CollectionName): Promise<void> {
  const { id, data } = documentOf(name);
  await serverFirestore().collection(name).doc(id).set(data);
}

/** True when somebody can stand in the relation `counterpart` to the documents of a collection. */
export const hasCounterpart = ({ parties }: DocumentAccess): boolean =>
  parties !== null && ('among' in parties || parties.counterpart !== undefined);

import type { Relation } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { deps } from '../api.ts';
import type { Person } from '../given/person.ts';

/** The people around the documents. */
export interface Cast<P> {
  readonly owner: P;
  readonly creator: P;
}

/** A read through the API, as somebody. */
export type Ask = (person?: Person) => Promise<{ ok: boolean; status: number }>;

/** A read that the API, the rules and the access table must agree on, for everybody. */
export interface Cell {
  readonly collection: CollectionName;
  readonly action: 'get' | 'list';
  /** Who stands in the relations `self` and `counterpart` to the document. */
  readonly self: () => Person;
  readonly counterpart?: () => Person;
  readonly id: () => string;
  /** The API call of somebody with a relation; null where it has no such read. */
  readonly api: (relation: Relation) => Ask | null;
}

export const byId = (id: string) => ({ params: { id } });
export const page = (id: string) => ({ params: { id }, query: {} });

/** Stores a document. */
export async function put(name: CollectionName, id: string, document: object): Promise<void> {
  await deps().db.firestore.collection(name).doc(id).set(document);
}

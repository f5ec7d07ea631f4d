import type { Relation } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { deps } from '../api.ts';
import type { Person } from '../given/person.ts';

/** The people to whom the documents belong. */
export interface Cast<P> {
  readonly owner: P;
  readonly creator: P;
}

/** A read through the API by a person, or by nobody. */
export type Ask = (person?: Person) => Promise<{ ok: boolean; status: number }>;

/** A read on which the API, the rules and the access table must agree for every relation. */
export interface Cell {
  readonly collection: CollectionName;
  readonly action: 'get' | 'list';
  /** The people with the relations `self` and `counterpart` to the document. */
  readonly self: () => Person;
  readonly counterpart?: () => Person;
  readonly id: () => string;
  /** Returns the API call of a person with a relation; null if the API has no such read. */
  readonly api: (relation: Relation) => Ask | null;
}

export const byId = (id: string) => ({ params: { id } });
export const page = (id: string) => ({ params: { id }, query: {} });

/** Stores a document. */
export async function put(name: CollectionName, id: string, document: object): Promise<void> {
  await deps().db.firestore.collection(name).doc(id).set(document);
}

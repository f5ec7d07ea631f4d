import { mayDo, type DocumentAction, type Relation } from '@doubloon/contract/calls/access.ts';
import type { CollectionName } from '@doubloon/contract/shared/collections.ts';
import { Role } from '@doubloon/contract/shared/roles.ts';
import { UIDS, type Claims } from './direct-clients.ts';

/** A person who asks the rules: their relation to the documents, and the role in their token (null for none). */
export interface Bearer {
  readonly name: string;
  readonly relation: Exclude<Relation, 'admin'>;
  readonly role: Role | null;
  readonly uid: string;
  readonly claims: Claims | null;
}

const ROLES: readonly (Role | null)[] = [...Role.options, null];

function bearer(relation: Exclude<Relation, 'admin' | 'anonymous'>, role: Role | null): Bearer {
  const uid = UIDS[relation];
  return {
    name: `${relation}, ${role ?? 'no role'}`,
    relation,
    role,
    uid,
    claims: { sub: uid, ...(role && { role, second_factor: 'totp' }) },
  };
}

/** Every combination of relation and role, and nobody. An admin with the relation `other` is the table's `admin`. */
export const BEARERS: readonly Bearer[] = [
  ...(['self', 'counterpart', 'other'] as const).flatMap((relation) => ROLES.map((role) => bearer(relation, role))),
  { name: 'anonymous', relation: 'anonymous', role: null, uid: UIDS.anonymous, claims: null },
];

/** Returns a person's relations to the documents in the table's terms: an admin also has their other relation. */
export const relationsOf = ({ relation, role }: Pick<Bearer, 'relation' | 'role'>): Relation[] =>
  role === 'admin' ? [relation, 'admin'] : [relation];

/** Returns the table's entry for a person with this relation and role. */
export const mayBearer = (
  collection: CollectionName,
  bearer: Pick<Bearer, 'relation' | 'role'>,
  action: DocumentAction,
): boolean => relationsOf(bearer).some((relation) => mayDo(collection, relation, action));

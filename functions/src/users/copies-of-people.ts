import type { Copy } from '../platform/projections/projection.ts';
import { changesCopies } from './person-copies.ts';
import { checkPersonCopies, updatePersonCopies } from './person-copies.store.ts';

/** Every copy of a person's name, picture and badge is what the user document says; see `updatePersonCopies`. */
export const copiesOfPeople: Copy = {
  keyOf: ({ data, params }) => (changesCopies(data?.before.data(), data?.after.data()) ? params.id : null),
  update: (db, uid) => updatePersonCopies({ db }, uid),
  check: (db) => checkPersonCopies({ db }),
};

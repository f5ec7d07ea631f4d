import type { ExportDomain } from '../account/account-parts.ts';
import { eachProofOf } from './proofs-of-person.store.ts';

/** The proofs a person has submitted, with the addresses of their images. */
export const exportProofs: ExportDomain = ({ db }, uid) => [{ name: 'proofs', records: eachProofOf(db, uid) }];

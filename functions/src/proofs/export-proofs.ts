import type { ExportDomain } from '../account/account-parts.ts';

/** The proofs a person has submitted, with the addresses of their images. */
export const exportProofs: ExportDomain = ({ db }, uid) => [{ name: 'proofs', records: db.proofs.eachOf(uid) }];

import { z } from 'zod';

/** True when Firestore refuses a text as a document id (its limits page, "Constraints on document IDs"). */
export const isReservedId = (text: string): boolean => /^__.*__$/.test(text);

/** A uid that is refused with this sentence when there is none. */
export const uidOr = (missing?: string) =>
  z
    .string(missing)
    .min(1, { error: missing, abort: true })
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .refine((uid) => !isReservedId(uid), 'Not a user id');

/** A Firebase Auth uid, which is also the id of its person's documents. */
export const Uid = uidOr();

/** Any document id of the product: a kind prefix (`dlv_`), then letters and digits; applications join two with `__`. */
export const DocumentId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!__.*__$)[A-Za-z0-9_-]+$/);

/** An application's id, from the pair it is unique for. */
export function applicationId(campaignId: string, creatorId: string): string {
  return `${campaignId}__${creatorId}`;
}

/** The pair that an application's id is made of. */
export function applicationParties(id: string): { campaignId: string; creatorId: string } {
  const [campaignId = '', creatorId = ''] = id.split(/__(.*)/s);
  return { campaignId, creatorId };
}

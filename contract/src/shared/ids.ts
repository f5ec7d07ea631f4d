import { z } from 'zod';

/** A Firebase Auth uid. */
export const Uid = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/);

/**
 * Any document id of the product: a kind prefix (`dlv_`), then letters and digits; applications join two with `__`.
 * Firestore refuses ids of the form `__…__` (its limits page, "Constraints on document IDs").
 */
export const DocumentId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^(?!__.*__$)[A-Za-z0-9_-]+$/);

/** An application's id, from the pair it is unique for. */
export function applicationId(campaignId: string, creatorId: string): string {
  return `${campaignId}__${creatorId}`;
}

import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';

/** Perceptual hashes of a proof's pictures, `proofPictures/{proof}`, which find pictures that are sent again; server only. */
export const ProofPictures = z.object({
  proofId: DocumentId,
  deliverableId: DocumentId,
  creatorId: Uid,
  reportedViewCount: z.int().nonnegative(),
  pictures: z.array(
    z.object({
      imageId: DocumentId,
      /** A perceptual hash of 256 bits; similar pictures differ in few of them. */
      look: z.string().regex(/^[0-9a-f]{64}$/),
      /** SHA-256 of the stored file. */
      digest: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Parts of the hashes: similar pictures have one in common. */
  bands: z.array(z.string()),
  /** SHA-256 of the stored files; empty in older documents. */
  digests: z.array(z.string()).default([]),
  createdAt: z.date(),
});
export type ProofPictures = z.infer<typeof ProofPictures>;

import { z } from 'zod';
import { DocumentId, Uid } from '../shared/values.ts';

/** How the pictures of a proof look, `proofPictures/{proof}`, by which they are found when they are sent again; server only. */
export const ProofPictures = z.object({
  proofId: DocumentId,
  deliverableId: DocumentId,
  creatorId: Uid,
  reportedViewCount: z.int().nonnegative(),
  pictures: z.array(
    z.object({
      imageId: DocumentId,
      /** 256 bits, which differ in few where two pictures look alike. */
      look: z.string().regex(/^[0-9a-f]{64}$/),
      /** SHA-256 of the stored file. */
      digest: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Parts of the looks: two that look alike have one in common. */
  bands: z.array(z.string()),
  /** SHA-256 of the stored files; none in older documents. */
  digests: z.array(z.string()).default([]),
  createdAt: z.date(),
});
export type ProofPictures = z.infer<typeof ProofPictures>;

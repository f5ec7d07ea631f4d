import { MAX_PROOF_IMAGES } from '@doubloon/contract/proofs/proof.ts';
import { MAX_VIEW_COUNT } from '@doubloon/contract/shared/constants.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import { MAX_UPLOAD_BODY_BYTES } from '@doubloon/contract/calls/operation.ts';
import { z } from 'zod';

/** Most bytes of images in one request, which leaves room for the rest of its body. */
const MAX_AT_ONCE_BYTES = MAX_UPLOAD_BODY_BYTES - 1024 * 1024;
const sizeOf = (images: readonly File[]) => images.reduce((sum, { size }) => sum + size, 0);

const views = z
  .string()
  .trim()
  .regex(/^\d+$/, { error: SENTENCES.viewCount, abort: true })
  .refine((digits) => Number(digits) <= MAX_VIEW_COUNT, SENTENCES.viewCount);
const notes = z.string().trim().max(2000, 'At most 2,000 characters');

/** Form in which a creator proves the views of a post. */
export const NewProof = z.object({
  views,
  notes,
  images: z
    .array(z.instanceof(File))
    .min(1, SENTENCES.proofImages)
    .max(MAX_PROOF_IMAGES, `At most ${MAX_PROOF_IMAGES} images`)
    .refine(
      (images) => sizeOf(images) <= MAX_AT_ONCE_BYTES,
      'The images are too large together: at most 31MB at once.',
    ),
});
export type NewProof = z.infer<typeof NewProof>;

/** Draft of a proof as a tab stores it: only the names of the images, which cannot be stored. */
export const KeptProof = z.object({ views: z.string(), notes: z.string(), images: z.array(z.string()) });
export type KeptProof = z.infer<typeof KeptProof>;

/** Form in which the notes of a proof are corrected; its images and the count that they show stay. */
export const CorrectedProof = z.object({ notes });
export type CorrectedProof = z.infer<typeof CorrectedProof>;

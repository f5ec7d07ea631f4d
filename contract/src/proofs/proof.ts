import { addDays } from '../shared/days.ts';
import { DELIVERABLE_DECISION_DAYS } from '../shared/constants.ts';
import { z } from 'zod';
import { PaymentProblem, PaymentProblemView } from '../payments/statements/payment-problem.ts';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { ProofStatus } from './lifecycle.ts';

export const MAX_PROOF_IMAGES = 5;
export const MAX_PROOF_IMAGE_BYTES = 10 * 1024 * 1024;

/** Maximum number of proofs of one treasure, decided or not. */
export const MAX_PROOFS_PER_DELIVERABLE = 50;

export const ProofImage = z.object({
  id: DocumentId,
  storagePath: z.string(),
  downloadUrl: z.url(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int().nonnegative(),
});
export type ProofImage = z.infer<typeof ProofImage>;

/** Evidence of the views of an approved treasure's post, `proofs/{id}`. */
export const Proof = z.object({
  id: DocumentId,
  deliverableId: DocumentId,
  applicationId: DocumentId,
  campaignId: DocumentId,
  creatorId: Uid,
  ownerId: Uid,
  /** The title of the campaign; null in older documents. */
  campaignTitle: z.string().nullable().default(null),
  reportedViewCount: z.int().nonnegative(),
  notes: z.string().nullable(),
  images: z.array(ProofImage).min(1).max(MAX_PROOF_IMAGES),
  status: ProofStatus,
  feedback: z.string().nullable(),
  revisionInstructions: z.string().nullable(),
  createdAt: z.date(),
  /** When its count was last reported; later than `createdAt` if the creator has changed it. */
  reportedAt: z.date(),
  decideBy: z.date(),
  /** When its owner accepted it. `decidedAt` is when that was booked, which waits for its payment. Null before, and in older documents. */
  acceptedAt: z.date().nullable().default(null),
  decidedAt: z.date().nullable(),
  /** Why the last attempt to pay for its verification failed; meaningless once it is decided. */
  paymentProblem: PaymentProblem.nullable().default(null),
});
export type Proof = z.infer<typeof Proof>;

export const ProofView = named('Proof', {
  proof_id: DocumentId,
  treasure_id: DocumentId,
  application_id: DocumentId,
  campaign_id: DocumentId,
  creator_id: Uid,
  reported_view_count: z.int(),
  notes: z.string().nullable(),
  images: z.array(z.object({ image_id: DocumentId, storage_url: z.string(), file_name: z.string() })),
  submission_date: WireDate,
  status: ProofStatus,
  feedback: z.string().nullable(),
  revision_instructions: z.string().nullable(),
  /** Until when a proof that was sent back can be submitted again although its campaign is closed; null otherwise. */
  revise_until: WireDate.nullable(),
  decide_by: WireDate,
  /** Why an accepted proof could not be paid: who has to act, and until when the payment is retried automatically. */
  payment_problem: PaymentProblemView.nullable(),
});
export type ProofView = z.infer<typeof ProofView>;

/** Storage paths of a proof's images, for its two parties. */
export const ProofStorageMetadata = named('ProofStorageMetadata', {
  proof_id: DocumentId,
  total_size: z.int(),
  images: z.array(
    z.object({
      image_id: DocumentId,
      file_name: z.string(),
      content_type: z.string(),
      size: z.int(),
      storage_path: z.string(),
      storage_url: z.string(),
    }),
  ),
});
export type ProofStorageMetadata = z.infer<typeof ProofStorageMetadata>;

/** Returns until when a proof that was sent back can be changed in a closed campaign; null if it was never decided on. */
export function revisedUntil({ decidedAt }: Pick<Proof, 'decidedAt'>): Date | null {
  return decidedAt && addDays(decidedAt, DELIVERABLE_DECISION_DAYS);
}

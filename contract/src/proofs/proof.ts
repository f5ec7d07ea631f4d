import { addDays } from '../shared/days.ts';
import { DELIVERABLE_DECISION_DAYS } from '../shared/constants.ts';
import { z } from 'zod';
import { PaymentProblem, PaymentProblemView } from '../payments/statements/payment-problem.ts';
import { DocumentId, Uid, WireDate, named } from '../shared/values.ts';
import { ProofStatus } from './lifecycle.ts';

export const MAX_PROOF_IMAGES = 5;
export const MAX_PROOF_IMAGE_BYTES = 10 * 1024 * 1024;

/** Proofs that one treasure can have, decided or not. */
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
  /** The title of the campaign; null in documents from before proofs kept it. */
  campaignTitle: z.string().nullable().default(null),
  reportedViewCount: z.int().nonnegative(),
  notes: z.string().nullable(),
  images: z.array(ProofImage).min(1).max(MAX_PROOF_IMAGES),
  status: ProofStatus,
  feedback: z.string().nullable(),
  revisionInstructions: z.string().nullable(),
  createdAt: z.date(),
  /** When its count was last reported; that is later than `createdAt` once the creator has changed it. */
  reportedAt: z.date(),
  decideBy: z.date(),
  /** When its owner has accepted it; `decidedAt` is when that was booked, which waits for its payment. Null before, and in older documents. */
  acceptedAt: z.date().nullable().default(null),
  decidedAt: z.date().nullable(),
  /** Why its verification could not be paid the last time; means nothing once it is decided. */
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
  /** Sent back: until when it can be submitted again although its campaign is closed; null otherwise. */
  revise_until: WireDate.nullable(),
  decide_by: WireDate,
  /** Accepted, and could not be paid: who has to act, and until when it is tried again by itself. */
  payment_problem: PaymentProblemView.nullable(),
});
export type ProofView = z.infer<typeof ProofView>;

/** Where the images of a proof are stored, for its two parties. */
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

/** Returns the moment until which a proof that was sent back can be changed in a closed campaign; null when it was never decided on. */
export function revisedUntil({ decidedAt }: Pick<Proof, 'decidedAt'>): Date | null {
  return decidedAt && addDays(decidedAt, DELIVERABLE_DECISION_DAYS);
}

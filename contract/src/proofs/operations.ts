import { MAX_ADDITIONS } from '../payments/campaign-funds.ts';
import { EVALUATION } from '../flags/flag-report.ts';
import { z } from 'zod';
import { PayoutView } from '../payments/payout.ts';
import { MAX_PAGE_SIZE } from '../shared/constants.ts';
import { IMAGE_EXTENSIONS } from '../shared/file-type-names.ts';
import { ById, ByUid, DocumentId, Uid, ViewCount } from '../shared/values.ts';
import { defineOperation, onlyRoles } from '../calls/define-operation.ts';
import { PageQuery } from '../calls/paging.ts';
import { optionalText } from '../shared/readable-text.ts';
import { PAYING_APPROVALS, UPLOADS, type UploadRules } from '../calls/operation.ts';
import { SENTENCES } from '../shared/sentences.ts';
import { ProofStatus } from './lifecycle.ts';
import {
  MAX_PROOF_IMAGES,
  MAX_PROOF_IMAGE_BYTES,
  MAX_PROOFS_PER_DELIVERABLE,
  ProofStorageMetadata,
  ProofView,
} from './proof.ts';

const Page = PageQuery.extend({ status: ProofStatus.optional() });

const Notes = optionalText(2000);

/** A view count as a number or as digits, the form in which form fields arrive. */
const ViewCountOfForm = z.codec(z.union([z.number(), z.string().max(20)], SENTENCES.viewCount), ViewCount, {
  decode: (wire) => (typeof wire === 'string' ? (/^\d{1,15}$/.test(wire.trim()) ? Number(wire) : NaN) : wire),
  encode: (count) => count,
});

const ProofForm = z.object({
  treasure_id: DocumentId,
  application_id: DocumentId,
  campaign_id: DocumentId,
  creator_id: Uid,
  reported_view_count: ViewCountOfForm,
  notes: Notes.optional(),
});

export const PROOF_IMAGES: UploadRules = {
  field: 'images',
  maxFiles: MAX_PROOF_IMAGES,
  maxBytes: MAX_PROOF_IMAGE_BYTES,
  extensions: IMAGE_EXTENSIONS,
  messages: {
    missing: SENTENCES.proofImages,
    tooLarge: 'Some files exceed 10MB limit: {names}',
    unsupported: SENTENCES.imageFiles,
  },
};

/** Maximum cost of submitting a proof: it fails after its images were stored, and they are removed again. */
const submissionCost = { reads: 4 + MAX_PROOF_IMAGES + MAX_PROOFS_PER_DELIVERABLE, writes: 1 + 4 * MAX_PROOF_IMAGES };

const parties = onlyRoles('content_creator', 'business_owner', 'admin');

export const uploadProof = defineOperation('POST /proofs/upload', {
  id: 'uploadProof',
  summary: "Submit proof of the views of an approved treasure's post; earlier proofs are kept",
  access: onlyRoles('content_creator'),
  self: 'body.creator_id',
  input: { body: ProofForm },
  upload: PROOF_IMAGES,
  output: ProofView,
  status: 201,
  rateLimits: [UPLOADS],
  errors: ['not_found', 'illegal_state'],
  cost: submissionCost,
});

export const createProof = defineOperation('POST /proofs', {
  id: 'createProof',
  summary: 'Submit proof with its images as data URLs, as far as they fit into a JSON body',
  access: onlyRoles('content_creator'),
  self: 'body.creator_id',
  input: {
    body: ProofForm.extend({
      images: z
        .array(
          z.string().startsWith('data:', PROOF_IMAGES.messages.unsupported).max(1_400_000),
          PROOF_IMAGES.messages.missing,
        )
        .min(1, PROOF_IMAGES.messages.missing)
        .max(MAX_PROOF_IMAGES),
    }),
  },
  maxBodyBytes: 1024 * 1024,
  output: ProofView,
  status: 201,
  rateLimits: [UPLOADS],
  errors: ['not_found', 'illegal_state'],
  cost: submissionCost,
});

export const listProofsOfDeliverable = defineOperation('GET /proofs/deliverable/{id}', {
  id: 'listProofsOfDeliverable',
  summary: 'Proofs of one treasure, newest first, for its creator and the campaign owner',
  access: parties,
  input: { params: ById, query: Page },
  pageOf: ProofView,
  errors: ['not_found'],
  cost: { reads: MAX_PAGE_SIZE + 2, writes: 0 },
});

export const listProofsOfCreator = defineOperation('GET /proofs/creator/{id}', {
  id: 'listProofsOfCreator',
  summary: "The caller's proofs as a creator, newest first",
  access: onlyRoles('content_creator', 'admin'),
  self: 'params.id',
  input: { params: ByUid, query: Page },
  pageOf: ProofView,
  cost: { reads: MAX_PAGE_SIZE + 1, writes: 0 },
});

export const listProofsOfCampaign = defineOperation('GET /proofs/campaign/{id}', {
  id: 'listProofsOfCampaign',
  summary: "Proofs of the treasures of one of the caller's campaigns, newest first",
  access: onlyRoles('business_owner', 'admin'),
  input: { params: ById, query: Page },
  pageOf: ProofView,
  errors: ['not_found'],
  cost: { reads: MAX_PAGE_SIZE + 2, writes: 0 },
});

export const getProof = defineOperation('GET /proofs/{id}', {
  id: 'getProof',
  summary: 'One proof, for its creator and the campaign owner',
  access: parties,
  input: { params: ById },
  output: ProofView,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const getProofStorageMetadata = defineOperation('GET /proofs/{id}/storage-metadata', {
  id: 'getProofStorageMetadata',
  summary: 'Where and how large the images of a proof are, for its creator and the campaign owner',
  access: parties,
  input: { params: ById },
  output: ProofStorageMetadata,
  errors: ['not_found'],
  cost: { reads: 1, writes: 0 },
});

export const updateProof = defineOperation('PATCH /proofs/{id}', {
  id: 'updateProof',
  summary:
    'As the owner verify (and pay what it adds), reject or send back a proof with `status`; as its creator change its notes while it waits or was sent back; another count needs a new proof. A decision names the `reported_view_count` that was decided on; another than the proof has is refused',
  access: onlyRoles('content_creator', 'business_owner'),
  input: {
    params: ById,
    body: z.object({
      status: z.enum(['verified', 'rejected', 'revision_requested']).optional(),
      feedback: Notes.optional(),
      reported_view_count: ViewCountOfForm.optional(),
      notes: Notes.optional(),
    }),
  },
  output: ProofView.extend({ payout: PayoutView.nullable() }),
  rateLimits: [PAYING_APPROVALS],
  errors: ['not_found', 'illegal_state', 'payment_required', 'provider_unavailable'],
  cost: { reads: 29 + 2 * MAX_ADDITIONS + EVALUATION.reads, writes: 18 + EVALUATION.writes },
});

export const deleteProof = defineOperation('DELETE /proofs/{id}', {
  id: 'deleteProof',
  summary: 'Take back a pending proof with its images',
  access: onlyRoles('content_creator'),
  input: { params: ById },
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 10, writes: 12 + 2 * MAX_PROOF_IMAGES },
});

export const deleteProofImage = defineOperation('DELETE /proofs/{id}/images/{imageId}', {
  id: 'deleteProofImage',
  summary: 'Remove an image of a pending proof; the last one stays',
  access: onlyRoles('content_creator'),
  input: { params: ById.extend({ imageId: DocumentId }) },
  output: ProofView,
  errors: ['not_found', 'illegal_state'],
  cost: { reads: 6, writes: 4 },
});

import { ApplicationStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { type AdminCase, AppealSubjectType } from '@doubloon/contract/cases/case.ts';
import { CaseStatus } from '@doubloon/contract/cases/lifecycle.ts';
import { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import type { Notification } from '@doubloon/contract/notifications/notification.ts';
import { PayoutStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';
import { QuestionStatus } from '@doubloon/contract/questions/lifecycle.ts';
import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import * as fc from 'fast-check';
import {
  applicationDocument,
  campaignDocument,
  deliverableDocument,
  payoutDocument,
  proofDocument,
} from './documents.ts';
import { conversationDocument } from './message-documents.ts';
import { questionDocument } from './question-documents.ts';
import { campaignFundsDocument } from './campaign-funds.ts';
import { followDocument, reviewDocument } from './store-documents.ts';

export const OWNER = 'owner';
export const CREATOR = 'creator';

const at = new Date('2026-03-01T08:00:00Z');
const campaign = { id: 'campaign1', ownerId: OWNER };
const application = applicationDocument({ campaignId: campaign.id, creatorId: CREATOR, ownerId: OWNER });
const deliverable = deliverableDocument(application, { id: 'd1' });
const creatorId = fc.constantFrom(CREATOR, 'another');
const count = fc.nat({ max: 9 });
const decidedAt = fc.option(fc.date({ min: application.createdAt, max: application.decideBy, noInvalidDate: true }));
const linkId = fc.constantFrom('ada__creator', 'bob__creator');

const one = <T>(document: fc.Arbitrary<T>): fc.Arbitrary<readonly unknown[]> => document.map((found) => [found]);

const notification: Omit<Notification, 'readAt'> = {
  id: 'ntf1',
  uid: OWNER,
  kind: 'application_received',
  subject: { type: 'campaign', id: campaign.id },
  title: null,
  actorName: null,
  createdAt: at,
  expiresAt: at,
};

const reading = {
  id: 'rdg1',
  handle: 'cy',
  at,
  likes: null,
  comments: null,
  shares: null,
  source: 'platform',
} as const;

const appeal: Omit<AdminCase, 'status' | 'subjectType'> = {
  id: 'case1',
  kind: 'appeal',
  campaignId: campaign.id,
  subjectId: deliverable.id,
  deliverableId: null,
  ownerId: OWNER,
  campaignTitle: application.campaignTitle,
  openedBy: CREATOR,
  summary: 'It is as the brief asks.',
  amountCents: null,
  decision: null,
  flag: null,
  silenceRefuses: false,
  maybeFraud: false,
  answerBy: null,
  evidence: null,
  found: null,
  stake: null,
  reported: null,
  createdAt: at,
};

/** Documents that count together, in any state, of every collection that numbers are derived from. */
export const SOURCE_DOCUMENTS: Partial<Record<CollectionName, fc.Arbitrary<readonly unknown[]>>> = {
  [COLLECTIONS.campaigns]: one(
    fc
      .record({ status: fc.constantFrom(...CampaignStatus.options), budgetCents: fc.nat({ max: 1_000_000 }) })
      .map((fields) => campaignDocument({ ...campaign, ...fields })),
  ),
  [COLLECTIONS.applications]: one(
    fc
      .record({
        status: fc.constantFrom(...ApplicationStatus.options),
        creatorId,
        decidedAt,
        earlierAcceptances: fc.nat({ max: 3 }),
        freedAt: fc.option(fc.constant(application.decideBy)),
        rejectedBefore: fc.array(
          fc.record({ decidedAt, freedAt: fc.option(fc.constant(application.decideBy)) }).map((fields) => ({
            ...fields,
            ...{ createdAt: application.createdAt, decideBy: application.decideBy, feedback: null },
          })),
          { maxLength: 2 },
        ),
      })
      .map((fields) => applicationDocument({ ...application, ...fields })),
  ),
  [COLLECTIONS.deliverables]: fc
    .array(
      fc.record({
        status: fc.constantFrom(...DeliverableStatus.options),
        platform: fc.constantFrom('tiktok' as const, 'youtube' as const),
        viewCount: fc.nat({ max: 50_000 }),
        decidedAt,
        latestReading: fc.option(fc.nat({ max: 20_000_000 }).map((views) => ({ ...reading, views }))),
        deliverBy: fc.option(fc.constantFrom(application.createdAt, new Date(0))),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((listed) => listed.map((fields, index) => deliverableDocument(application, { id: `d${index}`, ...fields }))),
  [COLLECTIONS.proofs]: one(
    fc
      .record({ status: fc.constantFrom(...ProofStatus.options), decidedAt })
      .map((fields) => proofDocument(deliverable, { id: 'prf1', ...fields })),
  ),
  [COLLECTIONS.cases]: one(
    fc
      .record({
        status: fc.constantFrom(...CaseStatus.options),
        subjectType: fc.option(fc.constantFrom(...AppealSubjectType.options)),
      })
      .map((fields) => ({ ...appeal, ...fields })),
  ),
  [COLLECTIONS.payouts]: one(
    fc
      .record({
        status: fc.constantFrom(...PayoutStatus.options),
        amountCents: fc.integer({ min: 100, max: 100_000 }),
        reversedCents: fc.nat({ max: 100 }),
      })
      .map((fields) => payoutDocument(deliverable, { id: 'p1', ...fields })),
  ),
  [COLLECTIONS.campaignFunds]: one(
    fc
      .record({ available: count, reserved: count, paid: count, refunding: count, refunded: count, disputed: count })
      .map((held) => {
        const funded = Object.values(held).reduce((sum, cents) => sum + cents, 0);
        return campaignFundsDocument(funded, held);
      }),
  ),
  [COLLECTIONS.questions]: one(
    fc.constantFrom(...QuestionStatus.options).map((status) =>
      questionDocument({
        ...{ campaignId: campaign.id, ownerId: OWNER, creatorId: CREATOR, status },
        answer: status === 'answered' ? { answer: 'Iced.', createdAt: at, editedAt: null } : null,
      }),
    ),
  ),
  [COLLECTIONS.reviews]: one(
    fc
      .record({ creatorId, rating: fc.integer({ min: 1, max: 5 }) })
      .map((fields) => reviewDocument({ userId: OWNER, ...fields })),
  ),
  [COLLECTIONS.follows]: one(creatorId.map((creatorUid) => followDocument({ followerUid: OWNER, creatorUid }))),
  [COLLECTIONS.affiliateClicks]: one(fc.record({ linkId, createdAt: fc.constant(at) })),
  [COLLECTIONS.affiliateSignUps]: one(fc.record({ uid: fc.constant('eve'), linkId, createdAt: fc.constant(at) })),
  [COLLECTIONS.notifications]: one(fc.option(fc.constant(at)).map((readAt) => ({ ...notification, readAt }))),
  [COLLECTIONS.readMarks]: one(
    fc.record({
      conversationId: fc.constant('cnv1'),
      uid: fc.constantFrom(OWNER, CREATOR),
      readCount: count,
      readAt: fc.constant(at),
    }),
  ),
  [COLLECTIONS.conversations]: one(
    fc
      .record({
        sentCounts: fc.record({ [OWNER]: count, [CREATOR]: count }),
        readCounts: fc.record({ [OWNER]: count, [CREATOR]: count }),
      })
      .map((fields) => conversationDocument({ id: 'cnv1', participantIds: [CREATOR, OWNER], ...fields })),
  ),
};

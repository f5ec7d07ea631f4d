import { z } from 'zod';
import { PaymentProblem, PaymentProblemView } from '../payments/statements/payment-problem.ts';
import { DocumentId, Uid, CalendarDay, WireDate, named, webAddress } from '../shared/values.ts';
import { DollarsToCents } from '../shared/money.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { optionalText, readableText } from '../shared/readable-text.ts';
import { ApplicantFigures } from './applicant.ts';
import { ApplicationStatus, ContentStatus } from './lifecycle.ts';
import { MAX_RUN_DAYS } from '../payments/campaign-dates.ts';
import { DELIVERY_DAYS } from '../shared/constants.ts';
import { addDays, endOfDayInSingapore } from '../shared/days.ts';
import { CampaignCoverView } from '../campaigns/campaign-cover.ts';

const Answer = optionalText(5000);

/** Answers to the questions that a campaign asks; answers to other questions are dropped. */
export const ApplicationAnswers = z.object({
  cover_letter: Answer.optional(),
  relevant_experience: Answer.optional(),
  years_of_experience: Answer.optional(),
  formal_training: Answer.optional(),
});
export type ApplicationAnswers = z.infer<typeof ApplicationAnswers>;

/** Content that a creator submits for an approved application: a text, a link or both. */
export const SubmittedContent = z.object({
  text: readableText(5000, 'Required').nullable(),
  url: webAddress({ protocol: /^https?$/ }).nullable(),
});
export type SubmittedContent = z.infer<typeof SubmittedContent>;

/** Submitted content with the feedback of its campaign's owner. */
const ApplicationContent = SubmittedContent.extend({
  status: ContentStatus,
  feedback: z.string().nullable(),
  submittedAt: z.date(),
  decideBy: z.date(),
  decidedAt: z.date().nullable(),
});
type ApplicationContent = z.infer<typeof ApplicationContent>;

const ApplicationSide = z.enum(['creator', 'owner']);

/** An earlier, rejected application, as stored in the one that replaced it. */
const RejectedBefore = z.object({
  createdAt: z.date(),
  decideBy: z.date(),
  decidedAt: z.date().nullable(),
  freedAt: z.date().nullable(),
  feedback: z.string().nullable(),
});

/** An application, `applications/{campaignId}__{creatorId}`. */
export const Application = z.object({
  id: DocumentId,
  campaignId: DocumentId,
  creatorId: Uid,
  ownerId: Uid,
  creatorName: z.string(),
  /** True if the creator applied after an invitation by the owner; false in older documents. */
  invited: z.boolean().default(false),
  /** The creator's picture; null for the default one, and in documents from before it was copied until they are repaired. */
  creatorPic: z.string().nullable().default(null),
  campaignTitle: z.string(),
  campaign: z.object({
    description: z.string(),
    platforms: z.array(z.enum(PLATFORM_IDS)),
    budgetCents: z.int(),
    endDate: CalendarDay.nullable(),
    ownerName: z.string(),
  }),
  answers: ApplicationAnswers,
  status: ApplicationStatus,
  feedback: z.string().nullable(),
  createdAt: z.date(),
  decideBy: z.date(),
  decidedAt: z.date().nullable(),
  /** Deadline for the first delivery in its slot; null if it has no slot, and in older documents. */
  deliverBy: z.date().nullable().default(null),
  /** When its owner freed the slot, which rejected the application. */
  freedAt: z.date().nullable().default(null),
  /** Earlier applications that this one replaced, oldest first, so that applying again removes nothing from a record. */
  rejectedBefore: z.array(RejectedBefore).default([]),
  /** How many applications of the creator this owner had accepted before this one, fixed at its acceptance. */
  earlierAcceptances: z.int().nonnegative().default(0),
  content: ApplicationContent.nullable().default(null),
  /** When the payment of the application was approved. */
  completedAt: z.date().nullable().default(null),
  /** Why its approved payment could not be made; kept until it is completed. */
  paymentProblem: PaymentProblem.nullable().default(null),
  /** The sides whose accounts have ended since; nobody waits for them any more. */
  accountClosed: ApplicationSide.nullable().default(null),
  /** When its campaign was closed because the payer’s bank has taken the payment back or has warned of it, while no payment can pay; null again once one can. */
  paymentLostAt: z.date().nullable().default(null),
  /** When the end date of its campaign was last moved later during the application's lifetime. */
  campaignExtendedAt: z.date().nullable().default(null),
});
export type Application = z.infer<typeof Application>;

export const ApplicationView = named('Application', {
  id: DocumentId,
  campaign_id: DocumentId,
  creator_id: Uid,
  creatorName: z.string(),
  creatorPic: z.string().nullable(),
  campaignTitle: z.string(),
  budget: DollarsToCents,
  campaign: z.object({
    id: DocumentId,
    title: z.string(),
    description: z.string(),
    platforms: z.array(z.enum(PLATFORM_IDS)),
    endDate: CalendarDay.nullable(),
    businessOwner: z.object({ name: z.string() }),
    owner_id: Uid,
    /** Its cover as it is now; null if it has none, or is gone. */
    cover: CampaignCoverView.nullable(),
    /** True while the campaign accepts treasures and proofs. */
    isRunning: z.boolean(),
    /** Most that one creator can earn by its terms; null if the campaign is gone. */
    pays_up_to: DollarsToCents.nullable(),
  }),
  cover_letter: z.string().nullable(),
  relevant_experience: z.string().nullable(),
  years_of_experience: z.string().nullable(),
  formal_training: z.string().nullable(),
  status: ApplicationStatus,
  feedback: z.string().nullable(),
  created_at: WireDate,
  decide_by: WireDate,
  content: SubmittedContent.extend({
    status: ContentStatus,
    feedback: z.string().nullable(),
    submitted_at: WireDate,
    decide_by: WireDate,
  }).nullable(),
  /** The slot that a running loot keeps for an approved creator; null if there is none. */
  slot: z
    .object({
      /** Deadline for a delivery: if nothing is delivered by then, the owner can free the slot. */
      deliver_by: WireDate,
      /** True when the creator has submitted content, or a treasure that was not rejected. */
      delivered: z.boolean(),
    })
    .nullable(),
  /** When it was approved or rejected; null while it is pending. */
  decided_at: WireDate.nullable(),
  completed_at: WireDate.nullable(),
  /** Why its payment failed when the owner approved it; null if it was not tried, or was made. */
  payment_problem: PaymentProblemView.nullable(),
  /** The sides whose accounts have ended since; nothing can be decided, delivered or paid then. */
  account_closed: ApplicationSide.nullable(),
  /** True if its owner had invited the creator. */
  invited: z.boolean(),
  /** True if the campaign's owner has shortlisted it; null for everybody else. */
  shortlisted: z.boolean().nullable(),
  /** The creator's figures for the campaign's owner; null for everybody else, and without an open store. */
  creator: ApplicantFigures.nullable(),
});
export type ApplicationView = z.infer<typeof ApplicationView>;

/** Tells an owner whether the slot of an application can be freed now: `problem` is the reason if it cannot. */
export const SlotFreeing = z.object({ problem: z.string().nullable() }).meta({ id: 'SlotFreeing' });
export type SlotFreeing = z.infer<typeof SlotFreeing>;

interface CampaignTime {
  readonly createdAt: Date;
  readonly endDate: CalendarDay | null;
}

/** Returns the deadline for a first delivery of a creator approved at `approvedAt`: `DELIVERY_DAYS` later, but not after the campaign's end. */
export function deliverBy(approvedAt: Date, { createdAt, endDate }: CampaignTime): Date {
  const ends = [addDays(approvedAt, DELIVERY_DAYS), addDays(createdAt, MAX_RUN_DAYS)];
  if (endDate) ends.push(endOfDayInSingapore(endDate));
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

import { z } from 'zod';
import { PaymentProblem, PaymentProblemView } from '../payments/statements/payment-problem.ts';
import { DocumentId, Uid, CalendarDay, WireDate, named, webAddress } from '../shared/values.ts';
import { DollarsToCents } from '../shared/money.ts';
import { PLATFORM_IDS } from '../shared/platforms.ts';
import { optionalText, readableText } from '../shared/readable-text.ts';
import { ApplicationStatus, ContentStatus } from './lifecycle.ts';
import { MAX_RUN_DAYS } from '../payments/campaign-dates.ts';
import { DELIVERY_DAYS } from '../shared/constants.ts';
import { addDays, endOfDayInSingapore } from '../shared/days.ts';

const Answer = optionalText(5000);

/** Answers to the questions a campaign asks; those it does not ask are dropped. */
export const ApplicationAnswers = z.object({
  cover_letter: Answer.optional(),
  relevant_experience: Answer.optional(),
  years_of_experience: Answer.optional(),
  formal_training: Answer.optional(),
});
export type ApplicationAnswers = z.infer<typeof ApplicationAnswers>;

/** Content that a creator submits on an approved application: a text, a link or both; at least one of them. */
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

/** An application that was rejected, as the one that took its place remembers it. */
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
  /** Deadline for the first delivery in its slot; null without a slot, and in older documents. */
  deliverBy: z.date().nullable().default(null),
  /** When its owner freed the slot again, which rejected it. */
  freedAt: z.date().nullable().default(null),
  /** Earlier applications in its place, oldest first: applying again takes them out of nobody's record. */
  rejectedBefore: z.array(RejectedBefore).default([]),
  /** How many applications of the creator this owner had accepted before, fixed when this one was. */
  earlierAcceptances: z.int().nonnegative().default(0),
  content: ApplicationContent.nullable().default(null),
  /** When the payment of the application was approved. */
  completedAt: z.date().nullable().default(null),
  /** Why its payment, once approved, could not be made; kept until it is completed. */
  paymentProblem: PaymentProblem.nullable().default(null),
  /** Sides whose account has ended since: nobody waits for them any more. */
  accountClosed: ApplicationSide.nullable().default(null),
  /** When its campaign was closed because the payer's bank has taken the payment back. */
  paymentLostAt: z.date().nullable().default(null),
  /** When the end date of its campaign was last moved later since it was made. */
  campaignExtendedAt: z.date().nullable().default(null),
});
export type Application = z.infer<typeof Application>;

export const ApplicationView = named('Application', {
  id: DocumentId,
  campaign_id: DocumentId,
  creator_id: Uid,
  creatorName: z.string(),
  campaignTitle: z.string(),
  budget: DollarsToCents,
  campaign: z.object({
    id: DocumentId,
    title: z.string(),
    description: z.string(),
    platforms: z.array(z.enum(PLATFORM_IDS)),
    endDate: CalendarDay.nullable(),
    businessOwner: z.object({ name: z.string() }),
    /** True when the campaign takes treasures and proofs. */
    isRunning: z.boolean(),
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
  /** The slot that a running loot keeps for an approved creator; null where there is none. */
  slot: z
    .object({
      /** Deadline for a delivery: without one the owner can free the slot afterwards. */
      deliver_by: WireDate,
      /** True when the creator has submitted content, or a treasure that was not rejected. */
      delivered: z.boolean(),
    })
    .nullable(),
  /** When it was approved or rejected; null while it is pending. */
  decided_at: WireDate.nullable(),
  completed_at: WireDate.nullable(),
  /** Why its payment could not be made when its owner approved it; null when it was not tried, or is made. */
  payment_problem: PaymentProblemView.nullable(),
  /** Sides whose account has ended since; nothing is decided, delivered or paid then. */
  account_closed: ApplicationSide.nullable(),
  /** True when the campaign's owner has put it on their shortlist; null for everybody else. */
  shortlisted: z.boolean().nullable(),
});
export type ApplicationView = z.infer<typeof ApplicationView>;

/** Tells an owner if the slot of an application can be freed now, with the reason if it cannot. */
export const SlotFreeing = z.object({ problem: z.string().nullable() }).meta({ id: 'SlotFreeing' });
export type SlotFreeing = z.infer<typeof SlotFreeing>;

interface CampaignTime {
  readonly createdAt: Date;
  readonly endDate: CalendarDay | null;
}

/** Returns the deadline of a creator approved at `approvedAt` for a first delivery: `DELIVERY_DAYS` later, and not after the campaign's end. */
export function deliverBy(approvedAt: Date, { createdAt, endDate }: CampaignTime): Date {
  const ends = [addDays(approvedAt, DELIVERY_DAYS), addDays(createdAt, MAX_RUN_DAYS)];
  if (endDate) ends.push(endOfDayInSingapore(endDate));
  return new Date(Math.min(...ends.map((end) => end.getTime())));
}

import { z } from 'zod';
import { DocumentId, WireDate, named } from '../shared/values.ts';

/** A payment for a campaign whose books differ from its balances or from the payment provider. */
export const LedgerDifference = z.object({
  campaignId: DocumentId,
  /** The id of the added budget; null for the campaign's first payment. */
  fundsId: DocumentId.nullable().default(null),
  /** The differing figure: an account (`available`), a group that does not sum to zero (`group ID`), a sum at the provider, or a dispute. */
  what: z.string(),
  storedCents: z.int(),
  recountedCents: z.int(),
});
export type LedgerDifference = z.infer<typeof LedgerDifference>;

/** An event of the payment provider that could not be handled. */
const UnhandledEvent = z.object({ id: z.string(), type: z.string() });

/** Findings of one run of the reconciler, `ledgerResults/{id}`; server only. */
export const LedgerResult = z.object({
  id: DocumentId,
  /** The id of the funds after which this run began, in the order of their ids; null at the beginning of a round. */
  afterCampaignId: DocumentId.nullable(),
  /** The id of the last funds that the run checked; null if it completed the round. */
  nextAfterCampaignId: DocumentId.nullable(),
  /** Number of payments for campaigns. */
  campaigns: z.int().nonnegative(),
  groups: z.int().nonnegative(),
  /** Number of differences; at most `MAX_LEDGER_DIFFERENCES` of them are stored. */
  differenceCount: z.int().nonnegative(),
  differences: z.array(LedgerDifference),
  /**
   * Campaigns with payments that could not be compared with the provider, once per payment: it did not answer, or it lists more objects of one kind than are
   * added up.
   */
  notCompared: z.array(DocumentId).default([]),
  /** Events of the provider whose handling failed repeatedly. */
  unhandledEvents: z.array(UnhandledEvent).default([]),
  /** Read requests to the provider in the previous 30 days, and the payments for campaigns in that time; null if they were not counted yet. */
  providerReads: z.object({ reads: z.int(), payments: z.int() }).nullable().default(null),
  /**
   * The platform's balance at the provider at the beginning of a round, and the cents that waiting refunds or the float need; null if it was not checked. In
   * cents.
   */
  balance: z.object({ availableCents: z.int(), neededCents: z.int() }).nullable().default(null),
  /** The moment up to which all events of the provider are handled or recorded as failed; null before the first check. */
  eventsSeenUntil: z.date().nullable().default(null),
  /** When money that is held for long was last looked for; null before the first look. */
  heldToldAt: z.date().nullable().default(null),
  createdAt: z.date(),
  /** When the database removes it. */
  expiresAt: z.date(),
});
export type LedgerResult = z.infer<typeof LedgerResult>;

export const MAX_LEDGER_DIFFERENCES = 100;

/** Maximum number of campaigns that a page of results names. */
export const MAX_NAMED_CAMPAIGNS = 100;

/** The result of a reconciliation for admins. Amounts are in cents, because single cents matter here. */
export const LedgerResultView = named('LedgerResult', {
  id: DocumentId,
  round_complete: z.boolean(),
  /** Number of payments for campaigns. */
  campaigns: z.int(),
  groups: z.int(),
  difference_count: z.int(),
  differences: z.array(
    z.object({
      campaign_id: DocumentId,
      /** The id of the added budget; null for the campaign's first payment. */
      funds_id: DocumentId.nullable(),
      what: z.string(),
      stored_cents: z.int(),
      recounted_cents: z.int(),
    }),
  ),
  not_compared: z.array(DocumentId),
  /** The names of the campaigns above; those that are gone, and those beyond `MAX_NAMED_CAMPAIGNS` of a page, have none. */
  named_campaigns: z.array(z.object({ id: DocumentId, title: z.string(), owner_name: z.string() })),
  unhandled_events: z.array(UnhandledEvent),
  provider_reads: z.object({ reads: z.int(), payments: z.int(), allowed: z.int() }).nullable(),
  /** The platform's balance; null for a run that did not begin a round, and if the provider did not answer. */
  balance: z.object({ available_cents: z.int(), needed_cents: z.int() }).nullable(),
  created_at: WireDate,
});
export type LedgerResultView = z.infer<typeof LedgerResultView>;

import { z } from 'zod';
import { DocumentId, WireDate, named } from '../shared/values.ts';

/** A campaign whose books do not say what its balances or the payment provider say. */
export const LedgerDifference = z.object({
  campaignId: DocumentId,
  /** An account (`available`), `group ID` for a group of entries that does not sum to zero, what is counted at the provider, or a dispute: what it froze, and what it is about. */
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
  /** Campaigns are taken in the order of their ids: the one after which this run began, null at the beginning of a round. */
  afterCampaignId: DocumentId.nullable(),
  /** The last one it looked at; null when the round is complete. */
  nextAfterCampaignId: DocumentId.nullable(),
  campaigns: z.int().nonnegative(),
  groups: z.int().nonnegative(),
  /** How many differences there were; at most `MAX_LEDGER_DIFFERENCES` of them are kept. */
  differenceCount: z.int().nonnegative(),
  differences: z.array(LedgerDifference),
  /** Campaigns that could not be held against the provider: it did not answer, or it lists more of one kind than is added up. */
  notCompared: z.array(DocumentId).default([]),
  /** Events of the provider that could not be handled, again and again. */
  unhandledEvents: z.array(UnhandledEvent).default([]),
  /** Until when all events of the provider are handled, those that never arrived too, or remembered as failed; null before they were first looked through. */
  eventsSeenUntil: z.date().nullable().default(null),
  createdAt: z.date(),
  /** When it is removed by itself. */
  expiresAt: z.date(),
});
export type LedgerResult = z.infer<typeof LedgerResult>;

export const MAX_LEDGER_DIFFERENCES = 100;

/** The result of a reconciliation as admins read it. Amounts are cents: this is about single cents. */
export const LedgerResultView = named('LedgerResult', {
  id: DocumentId,
  round_complete: z.boolean(),
  campaigns: z.int(),
  groups: z.int(),
  difference_count: z.int(),
  differences: z.array(
    z.object({ campaign_id: DocumentId, what: z.string(), stored_cents: z.int(), recounted_cents: z.int() }),
  ),
  not_compared: z.array(DocumentId),
  unhandled_events: z.array(UnhandledEvent),
  created_at: WireDate,
});
export type LedgerResultView = z.infer<typeof LedgerResultView>;

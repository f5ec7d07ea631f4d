import { z } from 'zod';
import type { Role } from '../shared/roles.ts';
import { DocumentId, WireDate, named } from '../shared/values.ts';

/** The counters behind a creator's figures, with their paths in `PersonRecord`. */
const OF_CREATOR = {
  loots_completed: 'loots.completed',
  deliveries_due: 'deliveries.due',
  delivered_on_time: 'deliveries.onTime',
  treasures_accepted: 'treasures.accepted',
  treasures_rejected: 'treasures.rejected',
  appeals_won: 'appeals.won',
  appeals_lost: 'appeals.lost',
  payouts_received: 'payouts.received',
  views_tiktok: 'tiktokViews.total',
  views_instagram: 'instagramViews.total',
  views_youtube: 'youtubeViews.total',
  views_twitter: 'twitterViews.total',
} as const;

/** The counters behind an owner's figures, with their paths in `PersonRecord`. */
const OF_OWNER = {
  decisions_in_time: 'decisions.inTime',
  decisions_late: 'decisions.late',
  treasures_accepted: 'treasures.accepted',
  treasures_rejected: 'treasures.rejected',
  payouts_made: 'payouts.made',
  creators_accepted: 'creators.accepted',
  creators_came_back: 'creators.cameBack',
  refunds_asked: 'refunds.asked',
} as const;

/** All counters of records, by name. */
export const COUNTERS = { ...OF_CREATOR, ...OF_OWNER } as const;
export type CountedFigure = keyof typeof COUNTERS;
export const CountedFigure = z.enum(Object.keys(COUNTERS) as [CountedFigure, ...CountedFigure[]]);

/** Returns the counters in the record of a person with this role, in the order in which they are listed; none for roles without a record. */
export function countedFiguresOf(role: Role): readonly CountedFigure[] {
  if (role === 'content_creator') return Object.keys(OF_CREATOR) as CountedFigure[];
  return role === 'business_owner' ? (Object.keys(OF_OWNER) as CountedFigure[]) : [];
}

/** Kinds of counted documents: an application, the treasures delivered for one, a proof, an appeal, a payout, a loot. */
export const CountedKind = z.enum(['application', 'treasures', 'proof', 'appeal', 'payout', 'loot']);
export type CountedKind = z.infer<typeof CountedKind>;

/** One item counted in a figure. */
export const CountedItem = named('CountedItem', {
  id: DocumentId,
  kind: CountedKind,
  /** The amount that it adds to the figure: usually 1; for treasures their number, for views their count. */
  adds: z.int(),
  /** The loot of the counted document. */
  campaign_id: DocumentId,
  title: z.string(),
  /** When the counted document was created. */
  created_at: WireDate,
});
export type CountedItem = z.infer<typeof CountedItem>;

import type { CountedFigure, CountedKind } from '@doubloon/contract/records/counted.ts';

/** Names of what is counted in records. */
export const FIGURE_NAMES: Readonly<Record<CountedFigure, string>> = {
  loots_completed: 'Loots completed',
  deliveries_due: 'Loots with a deadline',
  delivered_on_time: 'Delivered on time',
  treasures_accepted: 'Treasures accepted',
  treasures_rejected: 'Treasures rejected',
  appeals_won: 'Appeals won',
  appeals_lost: 'Appeals lost',
  payouts_received: 'Payouts received',
  views_tiktok: 'Views on TikTok',
  views_instagram: 'Views on Instagram',
  views_youtube: 'Views on YouTube',
  views_twitter: 'Views on X',
  decisions_in_time: 'Decisions in time',
  decisions_late: 'Decisions that were left to their deadline',
  payouts_made: 'Payouts made',
  creators_accepted: 'Creators accepted',
  creators_came_back: 'Creators who returned',
  refunds_asked: 'Refund requests',
};

/** Names of what is counted, before what it was for. */
export const KIND_NAMES: Readonly<Record<CountedKind, string>> = {
  application: 'Application',
  treasures: 'Treasures',
  proof: 'Proof',
  appeal: 'Appeal',
  payout: 'Payout',
  loot: 'Loot',
};

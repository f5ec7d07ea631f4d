/** `FLAG_THRESHOLDS` that make the velocity limits apply as in a deployment without settings; the emulators have none by default. */
export const VELOCITY_LIMITS =
  'fast_owner.loots:6,fast_owner.cents:2000000,fast_card.loots:6,fast_card.owners:2,fast_creator.payouts:15,fast_creator.cents:1000000,replaced_account.days:14,refunded.payments:3,refunded.cents:1000000';

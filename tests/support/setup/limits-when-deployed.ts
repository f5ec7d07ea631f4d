// Imported before anything reads the configuration: in this test file, payments wait and velocity limits apply as they do in a deployment without settings.
process.env['PAYOUT_WAIT_DAYS'] = '3';
process.env['FLAG_THRESHOLDS'] =
  'fast_owner.loots:6,fast_owner.cents:2000000,fast_card.loots:6,fast_card.owners:2,fast_creator.payouts:15,fast_creator.cents:1000000,replaced_account.days:14,refunded.payments:3,refunded.cents:1000000';

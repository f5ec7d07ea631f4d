// Imported before anything reads the configuration: payments wait in this test file while accounts and charges are young, as they do when deployed.
process.env['PAYOUT_WAIT_DAYS'] = '3';

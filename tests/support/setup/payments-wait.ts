// Imported before anything reads the configuration: in this test file, payments wait while accounts and charges are young, as they do when deployed.
process.env['PAYOUT_WAIT_DAYS'] = '3';

// Imported before anything reads the configuration: in this test file, loots have a minimum budget, as they do when deployed.
process.env['MIN_BUDGET'] = '430';

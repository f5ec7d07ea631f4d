// Imported before anything reads the configuration: in this test file loots are sold from a least budget on, as they are when deployed.
process.env['MIN_BUDGET'] = '430';

// Imported before anything reads the configuration: counts of platforms are looked at for five days in this test file.
process.env['VALIDATION_DAYS'] = '5';

// Imported before anything reads the configuration: in this test file, platforms' counts are validated for five days.
process.env['VALIDATION_DAYS'] = '5';

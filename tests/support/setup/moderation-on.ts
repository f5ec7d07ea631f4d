// Imported before anything reads the configuration: in this test file, campaigns wait for an admin.
process.env['MODERATION'] = 'on';

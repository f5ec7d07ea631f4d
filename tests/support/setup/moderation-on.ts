// Imported before anything reads the configuration: campaigns wait for an admin in this test file.
process.env['MODERATION'] = 'on';

// Imported before anything reads the configuration: the platform is registered for GST in this test file.
process.env['GST_NUMBER'] = '201912345K';

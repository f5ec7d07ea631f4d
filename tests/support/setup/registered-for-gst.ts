// Imported before anything reads the configuration: in this test file, the platform is registered for GST.
process.env['GST_NUMBER'] = '201912345K';

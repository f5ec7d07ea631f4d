import { expect, test } from '../support/fixtures.ts';

test('Pages carry the declared headers, and the API its own', async ({ openVisitor, complaints }) => {
  const page = await openVisitor();
  complaints.expect(/status of 404/, 'one of the addresses leads nowhere');
  for (const path of ['/', '/login', '/campaigns/nothing/here']) {
    const headers = (await page.goto(path))?.headers() ?? {};
    expect(headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-");
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['permissions-policy'], path).toContain('geolocation=()');
  }
  const health = await page.request.get('/api/health');
  expect(health.headers()['content-security-policy']).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
});

test('A script that somebody slips into a page does not run, and the breach is noticed', async ({
  openVisitor,
  complaints,
}) => {
  const page = await openVisitor();
  await page.goto('/login');
  complaints.expect(/script-src-elem does not allow inline/, 'the script was put in by the test');
  complaints.expect(/script-src-elem does not allow https:\/\/evil\.example/, 'that one, too');
  complaints.expect(/violates the following Content Security Policy directive/, 'the browser says so itself');
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'window.slippedIn = true';
    document.body.append(inline);
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/script.js';
    const failed = new Promise((resolve) => foreign.addEventListener('error', resolve));
    document.body.append(foreign);
    await failed;
    return 'slippedIn' in window;
  });
  expect(ran).toBe(false);
});

test('The documentation of the API works under its own policy', async ({ openVisitor }) => {
  const page = await openVisitor();
  await page.goto('/api/docs');
  await expect(page.getByText('Whether the API answers')).toBeVisible();
});

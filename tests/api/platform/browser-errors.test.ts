import { reportBrowserError } from '@doubloon/contract/system/operations.ts';
import { describe, expect, it } from 'vitest';
import { callRaw, logLines, succeed } from '../../support/api.ts';

const REPORT = {
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x is not a function\n    at show (/assets/loot-Ab12Cd34.js:1:200)',
  route: '/loot/:id',
  release: 'index-Ab12Cd34.js',
};

const reported = () => logLines.filter(({ message }) => message === 'browser error');

/** The status of the answer to a report as somebody could send it without the client. */
async function statusOf(report: object, headers: Record<string, string> = {}): Promise<number> {
  const body = JSON.stringify(report);
  const sent = { 'content-type': 'application/json', ...headers };
  const { status } = await callRaw('POST', '/browser-errors', { body, headers: sent });
  return status;
}

describe('an error of a browser', () => {
  it('is logged as Error Reporting groups it, as one of the client’s and of its release', async () => {
    await succeed(reportBrowserError, { body: REPORT });
    expect(reported().at(-1)).toMatchObject({
      severity: 'ERROR',
      '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
      stack_trace: REPORT.stack,
      serviceContext: { service: 'web', version: 'index-Ab12Cd34.js' },
      route: '/loot/:id',
      operation: 'reportBrowserError',
      uid: null,
    });
  });

  it('loses what belongs to a person even if the sender has left it in', async () => {
    const stack = 'Error: for ann@example.com\nhush\n    at f (https://x.test/loot/cmp_01JD8Q2N9ZK4?token=hush:2:3)';
    await succeed(reportBrowserError, { body: { ...REPORT, message: 'for ann@example.com', stack } });
    expect(reported().at(-1)).toMatchObject({
      stack_trace: 'TypeError: for [e-mail]\n    at f (/loot/:id:2:3)',
      reason: 'for [e-mail]',
    });
    expect(JSON.stringify(reported())).not.toMatch(/hush|ann@|cmp_/);
  });

  it.each([
    ['an address instead of a pattern', { route: '/loot/cmp_1' }],
    ['a message that is too long', { message: 'x'.repeat(301) }],
  ])('is refused with %s', async (_, wrong) => {
    expect(await statusOf({ ...REPORT, ...wrong })).toBe(422);
  });

  it('is refused when it is long', async () => {
    expect(await statusOf({ ...REPORT, stack: 'x'.repeat(20_000) })).toBe(413);
  });

  it('is not taken more often than thirty times in ten minutes from one network', async () => {
    const network = { 'x-forwarded-for': '203.0.113.77' };
    const statuses = await Promise.all(Array.from({ length: 32 }, () => statusOf(REPORT, network)));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
    expect(statuses).toContain(429);
  });
});

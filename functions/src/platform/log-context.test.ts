import { describe, expect, it } from 'vitest';
import { inLogContext, logContext, traceIdOf } from './log-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('the trace of a request', () => {
  it.each([
    ['W3C Trace Context', { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }],
    ['Google’s front ends', { cloudTrace: `${TRACE}/67667974448284343;o=1` }],
    ['Google’s front ends without a span', { cloudTrace: TRACE }],
    ['both, when one is malformed', { traceparent: '00-short-1-01', cloudTrace: `${TRACE}/1` }],
  ])('comes from %s', (_, headers) => {
    expect(traceIdOf(headers)).toBe(TRACE);
  });

  it.each([
    ['no header', {}],
    ['the zeros that stand for none', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
    ['what a caller made up', { traceparent: 'x', cloudTrace: `${TRACE}"},{` }],
  ])('is unknown with %s', (_, headers) => {
    expect(traceIdOf(headers)).toBeUndefined();
  });
});

describe('what runs', () => {
  it('is known in everything it waits for, and nowhere else', async () => {
    const seen = await Promise.all(
      ['first', 'second'].map((operation) =>
        inLogContext({ operation }, async () => {
          await Promise.resolve();
          return logContext().operation;
        }),
      ),
    );
    expect(seen).toEqual(['first', 'second']);
    expect(logContext()).toEqual({});
  });
});

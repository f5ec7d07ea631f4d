import type { RateLimit } from '@doubloon/contract/calls/operation.ts';
import { describe, expect, it } from 'vitest';
import { createInstanceLimiter } from './rate-limiter.ts';

const TWICE: RateLimit = { bucket: 'reads', per: 'user', max: 2, windowSeconds: 60, within: 'instance' };

function limiterAt(startMs: number) {
  let now = startMs;
  const limiter = createInstanceLimiter({ now: () => new Date(now) });
  return {
    ask: (who: string, limit = TWICE) => limiter.count(limit, who),
    check: (who: string) => limiter.check(TWICE, who),
    pass: (seconds: number) => (now += seconds * 1000),
  };
}

describe('the limiter within an instance', () => {
  it('lets as many pass as a window holds, says when there is room, and lets pass then', async () => {
    const { ask, pass } = limiterAt(0);
    await ask('ada');
    pass(20);
    await ask('ada');
    pass(10);
    await expect(ask('ada')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 30 });
    pass(30);
    await ask('ada');
    await expect(ask('ada')).rejects.toMatchObject({ retryAfterSeconds: 20 });
  });

  it('says without counting whether there is room', async () => {
    const { ask, check, pass } = limiterAt(0);
    for (let checks = 0; checks < 5; checks += 1) check('ada');
    await ask('ada');
    check('ada');
    pass(15);
    await ask('ada');
    expect(() => check('ada')).toThrow(expect.objectContaining({ retryAfterSeconds: 45 }));
    pass(45);
    check('ada');
    check('ben');
  });

  it('counts each caller and each bucket for itself', async () => {
    const { ask } = limiterAt(0);
    await ask('ada');
    await ask('ada');
    await ask('ben');
    await ask('ada', { ...TWICE, bucket: 'others' });
    await ask('ada', { ...TWICE, per: 'address' });
    await expect(ask('ada')).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  it('forgets the callers whom it has not seen for longest when there are too many', async () => {
    const { ask } = limiterAt(0);
    for (const who of ['ada', 'ada', 'ben', 'ben']) await ask(who);
    for (let other = 0; other < 9_999; other += 1) await ask(`other ${other}`);
    await expect(ask('ben')).rejects.toMatchObject({ code: 'too_many_requests' });
    await ask('ada');
  });
});

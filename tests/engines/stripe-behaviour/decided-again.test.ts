import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, paidCharge } from './given.ts';
import { openStandIn, type StandIn } from './target.ts';

describe('a dispute that was decided', () => {
  let standIn: StandIn;
  beforeEach(async () => void (standIn = await openStandIn({ siteOrigin: 'http://127.0.0.1:5000' })));
  afterEach(() => standIn.close());

  async function disputed(): Promise<string> {
    const charge = await paidCharge(standIn);
    await standIn.control('POST', '/balance', { amount: 100_000 });
    return (await standIn.control<{ id: string }>('POST', '/disputes', { charge: charge.id })).id;
  }
  const decide = (id: string, status: string) => standIn.control('POST', `/disputes/${id}/close`, { status });
  const look = (id: string) => standIn.stripe.disputes.retrieve(id);
  const movements = ({ balance_transactions: all }: Stripe.Dispute) => all.map(({ amount, fee }) => [amount, fee]);
  async function told(id: string): Promise<string[]> {
    const { data } = await standIn.stripe.events.list({ limit: 100 });
    return data
      .filter(({ data: { object } }) => (object as { id?: string }).id === id)
      .map(({ type }) => type.replace('charge.dispute.', ''))
      .reverse();
  }

  it.each([
    [
      'won',
      'lost',
      [
        [10_500, 0],
        [-10_500, 0],
      ],
      'funds_withdrawn',
    ],
    [
      'lost',
      'won',
      [
        [-10_500, 1500],
        [10_500, 0],
      ],
      'funds_reinstated',
    ],
  ])(
    'as %s can be %s after all, with the money, and names its last two movements',
    async (first, second, moved, last) => {
      const id = await disputed();
      await decide(id, first);
      await decide(id, second);
      const found = await look(id);
      expect(found.status).toBe(second);
      expect(movements(found)).toEqual(moved);
      expect((await told(id)).slice(-2)).toEqual(['closed', last]);
    },
  );

  it('cannot be decided the same way twice, nor given up', async () => {
    const id = await disputed();
    await decide(id, 'won');
    await expect(decide(id, 'won')).rejects.toThrow('is won and cannot be won');
    expect(await failureOf(standIn.stripe.disputes.close(id))).toMatchObject({ statusCode: 400 });
  });

  it('as lost can be appealed, which moves no money until it is decided again', async () => {
    const id = await disputed();
    await expect(standIn.control('POST', `/disputes/${id}/appeal`)).rejects.toThrow('cannot be appealed');
    await decide(id, 'lost');
    await standIn.control('POST', `/disputes/${id}/appeal`);
    const appealed = await look(id);
    expect(appealed.status).toBe('appeal_needs_response');
    expect(movements(appealed)).toEqual([[-10_500, 1500]]);
    expect((await told(id)).at(-1)).toBe('updated');
    await decide(id, 'lost');
    expect(movements(await look(id))).toEqual([[-10_500, 1500]]);
  });

  it.each(['won', 'lost'])('as lost is looked at again once the appeal was answered, until it is %s', async (end) => {
    const id = await disputed();
    await decide(id, 'lost');
    await standIn.control('POST', `/disputes/${id}/appeal`);
    await standIn.control('POST', `/disputes/${id}/answer-appeal`);
    expect(await look(id)).toMatchObject({ status: 'appeal_under_review', evidence_details: { submission_count: 1 } });
    expect((await told(id)).at(-1)).toBe('updated');
    await expect(standIn.control('POST', `/disputes/${id}/answer-appeal`)).rejects.toThrow('not appealed');
    await decide(id, end);
    expect((await look(id)).status).toBe(end);
  });
});

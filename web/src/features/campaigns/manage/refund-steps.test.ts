import { describe, expect, it } from 'vitest';
import { refundSteps } from './refund-steps.ts';

const nothing = {
  waits_for: null,
  next_try_at: null,
  requested_at: null,
  review_by: null,
  under_review: false,
  decided_at: null,
  sent_at: null,
  expected_by: null,
  settlement: null,
};
const statesOf = (status: Parameters<typeof refundSteps>[0]['status']) =>
  refundSteps({ ...nothing, status }).map(({ state }) => state);

describe('the steps of a refund', () => {
  it.each([
    ['waiting', ['current', 'ahead', 'ahead', 'ahead']],
    ['requested', ['done', 'current', 'ahead', 'ahead']],
    ['granted', ['done', 'done', 'current', 'ahead']],
    ['refunding', ['done', 'done', 'current', 'ahead']],
    ['refunded', ['done', 'done', 'done', 'done']],
    ['settled', ['done', 'done', 'done', 'done']],
  ] as const)('%s', (status, states) => expect(statesOf(status)).toEqual(states));

  it('name the last day of the review and of the arrival', () => {
    const review = refundSteps({ ...nothing, status: 'requested', review_by: new Date('2026-11-27T12:00:00Z') })[1];
    expect(review?.note).toContain('within 3–5 business days');
    expect(review?.note).toContain('Nov 27, 2026');
    const arrival = refundSteps({ ...nothing, status: 'refunded', expected_by: new Date('2026-12-04T12:00:00Z') })[3];
    expect(arrival?.note).toContain('5–10 business days');
    expect(arrival?.note).toContain('Dec 4, 2026');
  });

  it('promise the sending within the hour only when nothing holds it and nothing has failed', () => {
    const sendingNote = (facts: Partial<Parameters<typeof refundSteps>[0]>) =>
      refundSteps({ ...nothing, status: 'granted', ...facts })[2]?.note;
    expect(sendingNote({})).toBe('It is sent within the hour.');
    expect(sendingNote({ waits_for: 'dispute' })).toBeUndefined();
    expect(sendingNote({ next_try_at: new Date('2026-12-04T12:00:00Z') })).toBeUndefined();
  });

  it('promise nothing more once it has failed', () => {
    expect(refundSteps({ ...nothing, status: 'failed' })[3]).toEqual({
      name: 'Could not be sent',
      state: 'current',
      note: undefined,
    });
  });

  it('promise nothing of a card once it was paid by bank transfer', () => {
    const settlement = { reference: 'DBS 1', settled_at: new Date('2026-12-04T12:00:00Z') };
    expect(refundSteps({ ...nothing, status: 'settled', settlement })[3]?.note).toBeUndefined();
  });

  it('name no day of sending or arrival before the provider has made it', () => {
    const [, , sending, arrival] = refundSteps({ ...nothing, status: 'refunding' });
    expect(sending).toMatchObject({ name: 'Being sent back', note: 'The payment provider has not made it yet.' });
    expect(arrival?.note).toMatch(/^Once it is sent, it takes 5–10 business days/);
    expect(arrival?.note).not.toContain('Expected');
  });
});

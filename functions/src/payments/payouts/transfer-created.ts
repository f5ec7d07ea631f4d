import { settlePayout } from './settle-payout.ts';
import { Transfer } from '../provider/stripe-objects.ts';
import { objectOf, type EventHandler } from '../provider/event-effect.ts';

/** The provider has made a transfer: the payout that asked for it is paid, whether or not its process lived to see the answer. */
export const transferCreated: EventHandler = ({ log, clock, payables }, event) => {
  const { id, metadata } = objectOf(event, Transfer);
  const { payout_id: payoutId, attempt } = metadata;
  if (!payoutId || !attempt) return Promise.resolve(null);
  return Promise.resolve(async (tx) => {
    if (!(await tx.payouts.find(payoutId))) {
      log.error({ payoutId, transfer: id }, 'a transfer for a payout that does not exist');
      return;
    }
    const sent = { id: payoutId, attempt: Number(attempt), firstSentAt: null, lastSentAt: null };
    await settlePayout(tx, { log, payables }, { sent, outcome: { kind: 'made', made: { id } }, now: clock.now() });
  });
};

import { reversePayout } from './reverse-payout.ts';
import { Transfer } from '../provider/stripe-objects.ts';
import { objectOf, type EventHandler } from '../provider/event-effect.ts';

/** Money of a transfer has been taken back. */
export const transferReversed: EventHandler = ({ clock }, event) => {
  const transfer = objectOf(event, Transfer);
  if (!transfer.metadata['payout_id']) return Promise.resolve(null);
  return Promise.resolve(async (tx) => {
    await reversePayout(tx, transfer, clock.now());
  });
};

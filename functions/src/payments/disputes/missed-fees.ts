import type { Dependencies } from '../../platform/dependencies.ts';
import { unitOfWork } from '../../platform/database/database.ts';
import { Dispute } from '../provider/stripe-objects.ts';
import { disputeFeeStep } from './dispute-book.ts';
import { findMovements } from './dispute-movements.ts';

/** A dispute in the books of a payment. */
export interface BookedDispute {
  readonly fundsId: string;
  readonly disputeId: string;
}

/**
 * Books the provider's fees of a dispute, by its movements of the balance, where no message has told of them. Books nothing when they are in the books, when the dispute is not, or when a
 * message about it is handled meanwhile. Any other difference is left to its own message. Throws the client's errors. Reads 2, writes up to 2.
 */
export async function bookMissedFees(
  { db, stripe, clock, log }: Pick<Dependencies, 'db' | 'stripe' | 'clock' | 'log'>,
  { fundsId, disputeId }: BookedDispute,
): Promise<void> {
  const looks = (await db.campaignFunds.get(fundsId)).disputes.find(({ id }) => id === disputeId)?.looks;
  const movements = await findMovements({ stripe }, Dispute.parse(await stripe.disputes.retrieve(disputeId)));
  const booked = await unitOfWork({ db }, async (tx) => {
    const funds = await tx.campaignFunds.get(fundsId);
    const known = funds.disputes.find(({ id }) => id === disputeId);
    const step = disputeFeeStep(funds, { id: disputeId, movements });
    if (!known || known.looks !== looks || !step) return null;
    const after = tx.ledgerGroups.book(funds, step, disputeId, clock.now());
    // A look of its own, so that no message that was looked up before books the same fee once more.
    const disputes = after.disputes.map((record) =>
      record.id === disputeId ? { ...record, looks: known.looks + 1 } : record,
    );
    tx.campaignFunds.put({ ...after, disputes });
    return step.event;
  });
  if (booked)
    log.warn({ fundsId, dispute: disputeId, group: booked }, 'a fee of a dispute was booked without news of it');
}

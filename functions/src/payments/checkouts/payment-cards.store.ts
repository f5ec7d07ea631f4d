import { PAYMENT_CARD_DAYS, PaymentCard } from '@doubloon/contract/payments/payment-card.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { storeOf } from '../../platform/database/document-store.ts';
import { derivedId } from '../../platform/ids.ts';

/** Most of somebody's cards that are held against those of others. */
const MAX_CARDS = 20;

export class PaymentCards extends storeOf(
  'paymentCards',
  PaymentCard,
  ({ uid, fingerprint }) => derivedId('pcd', `${uid}:${fingerprint}`),
  { of: 'uid' },
) {
  /** Keeps the fingerprint of a card that somebody has paid with for 180 days from now. Writes 1. */
  putOf(uid: string, fingerprint: string, now: Date): void {
    this.put({ uid, fingerprint, expiresAt: addDays(now, PAYMENT_CARD_DAYS) });
  }

  /** Fingerprints of the cards that somebody has paid with lately. Reads at most 20. */
  async findFingerprints(uid: string, now: Date): Promise<string[]> {
    const cards = await this.all(this.of(uid).limit(MAX_CARDS));
    return cards.filter(({ expiresAt }) => expiresAt > now).map(({ fingerprint }) => fingerprint);
  }
}

import { PAYMENT_CARD_DAYS, PaymentCard } from '@doubloon/contract/payments/payment-card.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { storeOf } from '../../platform/database/document-store.ts';
import { derivedId } from '../../platform/ids.ts';

/** Most of somebody's cards that are held against those of others. */
const MAX_CARDS = 20;

const MAX_PAYMENTS = 20;

type CardPayment = PaymentCard['payments'][number];

const idOf = ({ uid, fingerprint }: Pick<PaymentCard, 'uid' | 'fingerprint'>) =>
  derivedId('pcd', `${uid}:${fingerprint}`);

export class PaymentCards extends storeOf('paymentCards', PaymentCard, idOf, { of: 'uid' }) {
  /** Keeps the fingerprint of a card that somebody has paid with for 180 days from then, with its latest 20 payments. Reads 1, writes 1. */
  async recordPayment(card: Pick<PaymentCard, 'uid' | 'fingerprint'>, payment: CardPayment): Promise<void> {
    const known = await this.find(idOf(card));
    const payments = [...(known?.payments ?? []), payment].slice(-MAX_PAYMENTS);
    this.put({ ...card, payments, expiresAt: addDays(payment.at, PAYMENT_CARD_DAYS) });
  }

  /** The payments with the cards that have paid for an owner's campaign, by everybody who uses them; none without a card. Reads at most 40. */
  async findPaymentsLike(ownerId: string, campaignId: string): Promise<(CardPayment & Pick<PaymentCard, 'uid'>)[]> {
    const own = await this.all(this.of(ownerId).limit(MAX_CARDS));
    const cards = own.filter(({ payments }) => payments.some((payment) => payment.campaignId === campaignId));
    if (cards.length === 0) return [];
    const fingerprints = cards.map(({ fingerprint }) => fingerprint);
    const alike = await this.all(this.documents.where('fingerprint', 'in', fingerprints).limit(MAX_CARDS));
    return alike.flatMap(({ uid, payments }) => payments.map((payment) => ({ ...payment, uid })));
  }

  /** Fingerprints of the cards that somebody has paid with lately. Reads at most 20. */
  async findFingerprints(uid: string, now: Date): Promise<string[]> {
    const cards = await this.all(this.of(uid).limit(MAX_CARDS));
    return cards.filter(({ expiresAt }) => expiresAt > now).map(({ fingerprint }) => fingerprint);
  }
}

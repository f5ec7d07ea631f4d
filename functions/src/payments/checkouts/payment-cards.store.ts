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

interface PaymentsLike {
  readonly payments: readonly (CardPayment & Pick<PaymentCard, 'uid'>)[];
  readonly isWarned: boolean;
}

const paysFor =
  (campaignId: string) =>
  ({ payments }: PaymentCard): boolean =>
    payments.some((payment) => payment.campaignId === campaignId);

export class PaymentCards extends storeOf('paymentCards', PaymentCard, idOf, { of: 'uid' }) {
  /** Keeps the fingerprint of a card that somebody has paid with for 180 days from then, with its latest 20 payments. Reads 1, writes 1. */
  async recordPayment(card: Pick<PaymentCard, 'uid' | 'fingerprint'>, payment: CardPayment): Promise<void> {
    const known = await this.find(idOf(card));
    const payments = [...(known?.payments ?? []), payment].slice(-MAX_PAYMENTS);
    this.put({ warnedAt: null, ...known, ...card, payments, expiresAt: addDays(payment.at, PAYMENT_CARD_DAYS) });
  }

  /** Keeps when the issuer has last warned of a card, with everybody who has paid with it; an earlier warning that is told later changes nothing. Reads at most 20, writes as many. */
  async recordWarning(fingerprint: string, at: Date): Promise<void> {
    const alike = await this.all(this.documents.where('fingerprint', '==', fingerprint).limit(MAX_CARDS));
    for (const card of alike) if (card.warnedAt === null || card.warnedAt < at) this.put({ ...card, warnedAt: at });
  }

  /**
   * Returns the payments with the cards that have paid for an owner's campaign, by everybody who uses them, and whether an issuer has warned in the last 180 days of
   * one of those cards or of another of the owner's. Reads at most 40.
   */
  async findPaymentsLike(ownerId: string, campaignId: string, now: Date): Promise<PaymentsLike> {
    const own = await this.all(this.of(ownerId).limit(MAX_CARDS));
    const fingerprints = own.filter(paysFor(campaignId)).map(({ fingerprint }) => fingerprint);
    const alike =
      fingerprints.length === 0
        ? []
        : await this.all(this.documents.where('fingerprint', 'in', fingerprints).limit(MAX_CARDS));
    const since = addDays(now, -PAYMENT_CARD_DAYS);
    return {
      payments: alike.flatMap(({ uid, payments }) => payments.map((payment) => ({ ...payment, uid }))),
      isWarned: [...own, ...alike].some(({ warnedAt }) => warnedAt !== null && warnedAt > since),
    };
  }

  /** Fingerprints of the cards that somebody has paid with lately. Reads at most 20. */
  async findFingerprints(uid: string, now: Date): Promise<string[]> {
    const cards = await this.all(this.of(uid).limit(MAX_CARDS));
    return cards.filter(({ expiresAt }) => expiresAt > now).map(({ fingerprint }) => fingerprint);
  }
}

import { PAYMENT_CARD_DAYS, PaymentCard } from '@doubloon/contract/payments/payment-card.ts';
import type { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import { storeOf } from '../../platform/database/document-store.ts';
import { derivedId } from '../../platform/ids.ts';

/** Most people who are looked at for having used one of a few cards. */
const MAX_CARDS = 20;

/** Latest payments that are kept of a card: more than anybody makes with it honestly, because a loot's own payment has to be found among them. */
const MAX_PAYMENTS = 100;

type CardPayment = PaymentCard['payments'][number];

const idOf = ({ uid, fingerprint }: Pick<PaymentCard, 'uid' | 'fingerprint'>) =>
  derivedId('pcd', `${uid}:${fingerprint}`);

interface PaymentsLike {
  readonly payments: readonly (CardPayment & Pick<PaymentCard, 'uid'>)[];
  readonly isWarned: boolean;
}

export class PaymentCards extends storeOf('paymentCards', PaymentCard, idOf, { of: 'uid' }) {
  /** Keeps the fingerprint of a card that somebody has paid with for 180 days from then, with its latest 100 payments. Reads 1, writes 1. */
  async recordPayment(card: Pick<PaymentCard, 'uid' | 'fingerprint'>, payment: CardPayment): Promise<void> {
    const known = await this.find(idOf(card));
    const payments = [...(known?.payments ?? []), payment].slice(-MAX_PAYMENTS);
    this.put({ warnedAt: null, ...known, ...card, payments, expiresAt: addDays(payment.at, PAYMENT_CARD_DAYS) });
  }

  /** Keeps for 180 days that the issuer has warned of a card, with everybody who has paid with it. Reads at most 20, writes as many. */
  async recordWarning(fingerprint: string, warnedAt: Date): Promise<void> {
    const alike = await this.all(this.documents.where('fingerprint', '==', fingerprint).limit(MAX_CARDS));
    const until = addDays(warnedAt, PAYMENT_CARD_DAYS);
    for (const card of alike)
      this.put({ ...card, warnedAt, expiresAt: card.expiresAt > until ? card.expiresAt : until });
  }

  /**
   * Returns the payments with the cards that have made an owner's payments for a campaign, by everybody who uses them, and whether an issuer has warned in the last
   * 180 days of one of those cards or of any other of the owner's, however many these are. Reads at most 21, and one per payment.
   */
  async findPaymentsLike(
    ownerId: string,
    paid: readonly Pick<CampaignFunds, 'campaignId' | 'createdAt'>[],
    now: Date,
  ): Promise<PaymentsLike> {
    const since = addDays(now, -PAYMENT_CARD_DAYS);
    const [used, isOwnWarned] = await Promise.all([
      Promise.all(paid.map(({ campaignId, createdAt: at }) => this.#findOfPayment({ campaignId, at }))),
      this.any(this.of(ownerId).where('warnedAt', '>', since)),
    ]);
    const fingerprints = [...new Set(used.flatMap((card) => (card ? [card.fingerprint] : [])))];
    const alike =
      fingerprints.length === 0
        ? []
        : await this.all(this.documents.where('fingerprint', 'in', fingerprints).limit(MAX_CARDS));
    return {
      payments: alike.flatMap(({ uid, payments }) => payments.map((payment) => ({ ...payment, uid }))),
      isWarned: isOwnWarned || alike.some(({ warnedAt }) => warnedAt !== null && warnedAt > since),
    };
  }

  /** True when somebody has lately paid with one of these cards. Reads one per fingerprint. */
  async hasPaidWith(uid: string, fingerprints: readonly string[], now: Date): Promise<boolean> {
    const cards = await this.findAll(fingerprints.map((fingerprint) => idOf({ uid, fingerprint })));
    return cards.some(({ expiresAt }) => expiresAt > now);
  }

  /** The card of a payment, which is kept with the very moment at which its funds begin; null without one. Reads at most 1. */
  #findOfPayment(payment: CardPayment): Promise<PaymentCard | null> {
    return this.first(this.documents.where('payments', 'array-contains', payment));
  }
}

import type { CampaignFunds, RiskLevel } from '@doubloon/contract/payments/campaign-funds.ts';
import type { CloseReason } from '@doubloon/contract/campaigns/lifecycle.ts';
import { type Checkout, CHECKOUT_FAILED, CHECKOUT_PROCESSING } from '@doubloon/contract/payments/checkout.ts';
import { checkoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@doubloon/contract/payments/payment-methods.ts';
import { DEFAULT_EXPECTED_REACH, CURRENCY } from '@doubloon/contract/shared/constants.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { DELETED_PERSON } from '@doubloon/contract/users/user.ts';
import { NO_BALANCES, checkoutEntries } from '../ledger/ledger.ts';
import { openCase } from '../../cases/cases.ts';
import { createCampaign } from '../../campaigns/write-campaign.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { derivedId } from '../../platform/ids.ts';
import { isUnknownToProvider, providerUnavailable } from '../provider/provider-error.ts';
import { bookProviderFee } from './provider-fee.ts';
import { type Address, PaidSession, SessionProgress, SessionReference } from '../provider/stripe-objects.ts';

/** The funds of the campaign that a paid checkout buys, before anything is posted for it. */
function newCampaignFunds(
  campaignId: string,
  checkout: Checkout,
  paid: Pick<CampaignFunds, 'chargeId' | 'paymentMethod' | 'riskLevel' | 'billedTo' | 'transferGroup'>,
  now: Date,
): CampaignFunds {
  const { campaign } = checkout;
  return {
    campaignId,
    ownerId: checkout.ownerId,
    campaignTitle: campaign.title,
    terms: {
      payoutModel: campaign.payoutModel,
      budgetCents: campaign.budgetCents,
      expectedReach: campaign.expectedReach ?? DEFAULT_EXPECTED_REACH,
      creatorSlots: campaign.creatorSlots,
      creatorCapCents: campaign.creatorCapCents,
    },
    slotsTaken: 0,
    balances: NO_BALANCES,
    feeCents: checkout.feeCents,
    checkoutId: checkout.id,
    chargeId: paid.chargeId,
    paymentMethod: paid.paymentMethod,
    riskLevel: paid.riskLevel,
    billedTo: paid.billedTo,
    transferGroup: paid.transferGroup,
    takenBackCents: 0,
    fraudWarnedAt: null,
    recoveredCents: 0,
    refunds: [],
    disputes: [],
    settlements: [],
    closedAt: null,
    refundRequest: null,
    withheldCents: 0,
    refundHold: null,
    refundCheckAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The refusal of a checkout session that is not paid, as the provider shows it with its payment expanded: nobody has paid yet, the
 * payment is confirmed later, or it will not come (`errorType`). A complete session takes no second attempt.
 */
export function unpaidCheckout(session: unknown): AppError {
  const { status, payment_intent: payment } = SessionProgress.safeParse(session).data ?? {};
  const failed = { errorType: CHECKOUT_FAILED };
  if (status === 'expired') {
    return new AppError('payment_required', 'This checkout has expired. Nothing was charged.', failed);
  }
  if (status !== 'complete') return new AppError('payment_required', 'This payment has not been completed yet.');
  if (payment?.status === 'processing') {
    return new AppError('payment_required', 'This payment is still being confirmed.', {
      errorType: CHECKOUT_PROCESSING,
    });
  }
  return new AppError('payment_required', 'Your bank did not confirm the payment. Nothing was charged.', failed);
}

/** The checked data of a paid checkout session: everything that completing it needs from the provider. */
interface PaidCheckout {
  readonly sessionId: string;
  readonly checkoutId: string;
  readonly totalCents: number;
  readonly chargeId: string;
  /** How it was paid; null for a method that no loot is offered. */
  readonly paymentMethod: PaymentMethod | null;
  /** The provider's judgement of the payment; null where it gives none. */
  readonly riskLevel: RiskLevel | null;
  /** Whom the payer wants to be named on the invoice; null where nobody was asked. */
  readonly billedTo: CampaignFunds['billedTo'];
  readonly transferGroup: string;
  /** The provider's fee for the payment, in cents; null while it does not say. */
  readonly providerFeeCents: number | null;
  /** The provider's fingerprint of the card it was paid with; null where there is none. */
  readonly cardFingerprint: string | null;
}

/** The answer for a payment reference nobody can find a campaign for. */
export function campaignNotFound(): AppError {
  return new AppError('not_found', 'We could not find your campaign for this payment reference.');
}

/** Returns the id of the campaign that a session buys, always the same. */
export function campaignIdOf(sessionId: string): string {
  return derivedId('cmp', sessionId);
}

/**
 * Fetches a session from the provider. Throws `not_found` for one that is unknown or not of this product, `payment_required` for one that
 * is not paid, `provider_unavailable`.
 */
export async function fetchPaidCheckout({ stripe }: Pick<Dependencies, 'stripe'>, id: string): Promise<PaidCheckout> {
  const expand = ['payment_intent.latest_charge.balance_transaction'];
  const fetched = await stripe.checkout.sessions.retrieve(id, { expand }).catch((error: unknown) => {
    throw isUnknownToProvider(error) ? campaignNotFound() : providerUnavailable(error);
  });
  const reference = SessionReference.safeParse(fetched);
  if (!reference.success) throw campaignNotFound();
  if (reference.data.payment_status !== 'paid') {
    throw unpaidCheckout(fetched);
  }
  const session = PaidSession.parse(fetched);
  const { latest_charge: charge, transfer_group: transferGroup } = session.payment_intent;
  if (session.currency !== CURRENCY) throw new Error(`The session ${id} was paid in ${session.currency}`);
  return {
    sessionId: session.id,
    checkoutId: session.metadata.checkout_id,
    totalCents: session.amount_total,
    chargeId: charge.id,
    paymentMethod: PAYMENT_METHODS.find((method) => method === charge.payment_method_details?.type) ?? null,
    riskLevel: charge.outcome?.risk_level ?? null,
    billedTo: billedToOf(session),
    transferGroup: transferGroup ?? session.metadata.checkout_id,
    providerFeeCents: charge.balance_transaction?.fee ?? null,
    cardFingerprint: charge.payment_method_details?.card?.fingerprint ?? null,
  };
}

function billedToOf({ customer_details: details }: PaidSession): CampaignFunds['billedTo'] {
  const { name, address } = details ?? {};
  return name && address ? { name, address: addressLine(address) } : null;
}

/** An address in one line, such as `1 Raffles Place, Singapore 048616, SG`. */
function addressLine({ line1, line2, city, postal_code: postcode, state, country }: Address): string {
  const place = [city, postcode].filter(Boolean).join(' ');
  return [line1, line2, place, state, country].filter(Boolean).join(', ');
}

/**
 * Creates campaign, funds and ledger entries of a paid checkout in this transaction. Repeating it changes nothing. With `onlyOwner`, throws `not_found` for
 * anybody else's checkout; with `moderation` the campaign waits for an admin. It is closed from the start, and refunded, when the owner's account has ended,
 * the draft has its campaign by another checkout, or the provider sees the highest risk in the payment. Reads up to 6, writes up to 9.
 */
export async function completeInTransaction(
  tx: Tx,
  paid: PaidCheckout,
  { now, moderation, onlyOwner }: { readonly now: Date; readonly moderation: boolean; readonly onlyOwner?: string },
): Promise<Campaign> {
  const checkout = await tx.checkouts.find(paid.checkoutId);
  if (!checkout || (onlyOwner !== undefined && checkout.ownerId !== onlyOwner)) throw campaignNotFound();
  const campaignId = campaignIdOf(paid.sessionId);
  if (checkout.status === 'completed') {
    if (checkout.campaignId !== campaignId) throw new Error(`The checkout ${checkout.id} was paid by two sessions`);
    return tx.campaigns.get(campaignId);
  }
  if (checkout.totalCents !== paid.totalCents) {
    throw new Error(
      `The checkout ${checkout.id} is for ${checkout.totalCents} cents, but ${paid.totalCents} were paid`,
    );
  }
  const counted = await findCounted(tx, checkout);
  const hasOwner = (await tx.users.find(checkout.ownerId)) !== null;
  const isTooRisky = paid.riskLevel === 'highest';
  const closed = closedFromStart({ isRepeated: counted?.status === 'completed', isTooRisky, hasOwner });
  const { cardFingerprint: fingerprint } = paid;
  if (hasOwner && fingerprint !== null)
    await tx.paymentCards.recordPayment({ uid: checkout.ownerId, fingerprint }, { campaignId, at: now });
  const funds = newCampaignFunds(campaignId, checkout, paid, now);
  const closing = closed ? { closedAt: now, refundCheckAt: now, fraudWarnedAt: isTooRisky ? now : null } : {};
  if (isTooRisky) openRiskCase(tx, funds, checkout.totalCents, now);
  bookCheckout(tx, { ...funds, ...closing }, checkout, paid, now);
  tx.checkouts.put({
    ...checkout,
    ...checkoutLife.move(checkout, 'complete'),
    sessionId: paid.sessionId,
    campaignId,
    checkAt: null,
    updatedAt: now,
  });
  const { draftKey, ownerId, id: checkoutId } = checkout;
  if (draftKey && counted && !closed) tx.checkoutDrafts.put({ id: draftKey, ownerId, checkoutId });
  const how = { now, moderation, ...(closed && ({ closed } as const)) };
  if (hasOwner) return createCampaign(tx, campaignId, checkout.campaign, how);
  const { name: ownerName, profilePic: ownerLogo, isVerified: ownerVerified } = DELETED_PERSON;
  const orphan = { ...checkout.campaign, ownerName, ownerLogo, ownerVerified };
  return createCampaign(tx, campaignId, orphan, how);
}

/** Returns why a campaign is closed from the start; undefined when it is not. */
function closedFromStart(paid: {
  readonly isRepeated: boolean;
  readonly isTooRisky: boolean;
  readonly hasOwner: boolean;
}): CloseReason | undefined {
  if (paid.isRepeated) return 'repeated';
  if (paid.isTooRisky) return 'refused';
  return paid.hasOwner ? undefined : 'owner';
}

/** Tells the admins of a payment that goes back for its risk. Writes 1. */
function openRiskCase(
  tx: Tx,
  { campaignId, campaignTitle, chargeId }: CampaignFunds,
  amountCents: number,
  now: Date,
): void {
  const summary = `The provider sees the highest risk of fraud in the payment for “${campaignTitle}”. All of it goes back.`;
  openCase(tx, {
    ...{ kind: 'dispute', campaignId, subjectId: chargeId, openedBy: null },
    ...{ summary, amountCents, createdAt: now },
  });
}

/** The other checkout of the same draft that counts in place of this one, if there is one. */
async function findCounted(tx: Tx, { id, draftKey }: Checkout): Promise<Checkout | null> {
  const draft = draftKey && (await tx.checkoutDrafts.find(draftKey));
  return !draft || draft.checkoutId === id ? null : tx.checkouts.find(draft.checkoutId);
}

function bookCheckout(tx: Tx, funds: CampaignFunds, checkout: Checkout, paid: PaidCheckout, now: Date): void {
  const entries = checkoutEntries(checkout.campaign.budgetCents, checkout.feeCents);
  const event = `${checkout.id}_paid`;
  const booked = tx.ledgerGroups.post(funds, { event, subjectId: paid.sessionId, entries }, now);
  const { providerFeeCents } = paid;
  tx.campaignFunds.add(providerFeeCents === null ? booked : bookProviderFee(tx, booked, providerFeeCents, now));
}

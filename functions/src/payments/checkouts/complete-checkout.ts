import type { CampaignFunds, FundsReference } from '@doubloon/contract/payments/campaign-funds.ts';
import type { CloseReason } from '@doubloon/contract/campaigns/lifecycle.ts';
import type { Checkout } from '@doubloon/contract/payments/checkout.ts';
import type { GoesBack } from '@doubloon/contract/payments/refund-request.ts';
import { checkoutLife } from '@doubloon/contract/payments/lifecycle.ts';
import { paymentMethodsOf } from '@doubloon/contract/payments/payment-methods.ts';
import { dayText } from '@doubloon/contract/shared/days.ts';
import { DEFAULT_EXPECTED_REACH } from '@doubloon/contract/shared/constants.ts';
import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { DELETED_PERSON } from '@doubloon/contract/users/user.ts';
import { NO_BALANCES, checkoutEntries } from '../ledger/ledger.ts';
import { openCase } from '../../cases/cases.ts';
import { createCampaign, growCampaign } from '../../campaigns/write-campaign.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { derivedId } from '../../platform/ids.ts';
import { bookProviderFee } from './provider-fee.ts';
import { campaignNotFound, type PaidCheckout } from './fetch-paid-checkout.ts';

/** The funds that a paid checkout buys, before anything is posted for it. */
function newCampaignFunds(
  bought: FundsReference,
  checkout: Checkout,
  paid: Pick<
    CampaignFunds,
    'chargeId' | 'paymentMethod' | 'riskLevel' | 'liabilityShifted' | 'billedTo' | 'transferGroup'
  >,
  now: Date,
): CampaignFunds {
  const { campaign } = checkout;
  return {
    ...bought,
    addedIds: [],
    goesBack: null,
    ownerId: checkout.ownerId,
    campaignTitle: bought.fundsId === null ? campaign.title : `${campaign.title} (budget added on ${dayText(now)})`,
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
    liabilityShifted: paid.liabilityShifted,
    billedTo: paid.billedTo,
    transferGroup: paid.transferGroup,
    takenBackCents: 0,
    fraudWarnedAt: null,
    warnedLateAt: null,
    providerFeeCents: null,
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

/** Returns the id of the campaign that a session buys, always the same. */
export function campaignIdOf(sessionId: string): string {
  return derivedId('cmp', sessionId);
}

/** Returns the id of the budget that a session adds to a campaign, always the same. */
export function addedIdOf(sessionId: string): string {
  return derivedId('fnd', sessionId);
}

/** Returns the funds that a session buys, always the same: those of a new campaign, or budget added to one. */
const fundsOf = ({ addsTo }: Checkout, sessionId: string): FundsReference =>
  addsTo === null
    ? { campaignId: campaignIdOf(sessionId), fundsId: null }
    : { campaignId: addsTo, fundsId: addedIdOf(sessionId) };

/**
 * Creates funds and ledger entries of a paid checkout in this transaction, and their campaign unless they add to one. Repeating it changes nothing. With `onlyOwner`,
 * throws `not_found` for anybody else's checkout; while moderation is on, a new campaign waits for an admin; else that of a suspended owner is paused. What was bought is closed from the start, and refunded, when
 * the owner's account has ended, the draft was paid by another checkout, the campaign was closed meanwhile, or the provider sees the highest risk in the payment.
 * Reads up to 9, writes up to 9.
 */
export async function completeInTransaction(
  tx: Tx,
  paid: PaidCheckout,
  {
    now,
    config,
    onlyOwner,
  }: {
    readonly now: Date;
    readonly config: Pick<Dependencies['config'], 'moderation' | 'validationDays'>;
    readonly onlyOwner?: string;
  },
): Promise<Campaign> {
  const checkout = await tx.checkouts.find(paid.checkoutId);
  if (!checkout || (onlyOwner !== undefined && checkout.ownerId !== onlyOwner)) throw campaignNotFound();
  const bought = fundsOf(checkout, paid.sessionId);
  const { campaignId, fundsId } = bought;
  if (checkout.status === 'completed') {
    if (checkout.campaignId !== campaignId || checkout.fundsId !== fundsId)
      throw new Error(`The checkout ${checkout.id} was paid by two sessions`);
    return tx.campaigns.get(campaignId);
  }
  if (checkout.totalCents !== paid.totalCents) {
    throw new Error(
      `The checkout ${checkout.id} is for ${checkout.totalCents} cents, but ${paid.totalCents} were paid`,
    );
  }
  const counted = await findCounted(tx, checkout);
  const hasOwner = (await tx.users.find(checkout.ownerId)) !== null;
  const held = (await tx.userPrivate.find(checkout.ownerId))?.suspended === true;
  const isTooRisky = paid.riskLevel === 'highest';
  const first = checkout.addsTo === null ? null : await tx.campaignFunds.get(checkout.addsTo);
  const wrong = first && (await whyNotAdded(tx, first, checkout, paid, config.validationDays));
  const goesBack = whyItGoesBack({ isRepeated: counted?.status === 'completed', isTooRisky, wrong, hasOwner });
  const { cardFingerprint: fingerprint } = paid;
  if (hasOwner && fingerprint !== null)
    await tx.paymentCards.recordPayment({ uid: checkout.ownerId, fingerprint }, { campaignId, at: now });
  const funds = newCampaignFunds(bought, checkout, paid, now);
  const fraudWarnedAt = isTooRisky ? now : null;
  const closing = goesBack ? { goesBack, closedAt: now, refundCheckAt: now, fraudWarnedAt } : {};
  if (isTooRisky) openRiskCase(tx, funds, checkout.totalCents, now);
  bookCheckout(tx, { ...funds, ...closing }, checkout, paid, now);
  tx.checkouts.put({
    ...checkout,
    ...checkoutLife.move(checkout, 'complete'),
    sessionId: paid.sessionId,
    campaignId,
    fundsId,
    checkAt: null,
    updatedAt: now,
  });
  const { draftKey, ownerId, id: checkoutId } = checkout;
  if (draftKey && counted && !goesBack) tx.checkoutDrafts.put({ id: draftKey, ownerId, checkoutId });
  if (first) return addToCampaign(tx, first, { ...funds, ...closing }, checkout);
  const how = { now, moderation: config.moderation, held, ...(goesBack && { closed: CLOSED_FOR[goesBack] }) };
  if (hasOwner) return createCampaign(tx, campaignId, checkout.campaign, how);
  const { name: ownerName, profilePic: ownerLogo, isVerified: ownerVerified } = DELETED_PERSON;
  const orphan = { ...checkout.campaign, ownerName, ownerLogo, ownerVerified };
  return createCampaign(tx, campaignId, orphan, how);
}

/** Reasons of a new campaign that is closed from the start, by why its payment goes back. */
const CLOSED_FOR = { repeated: 'repeated', risk: 'refused', late: 'owner', method: 'owner' } as const satisfies Record<
  GoesBack,
  CloseReason
>;

/** Returns why budget cannot be added to a campaign any more; null while that runs, and ends early enough for a refund by the method that has paid. Reads 1. */
async function whyNotAdded(
  tx: Tx,
  { campaignId, closedAt }: CampaignFunds,
  { createdAt }: Checkout,
  { paymentMethod }: PaidCheckout,
  validationDays: number,
): Promise<GoesBack | null> {
  if (closedAt !== null) return 'late';
  const methods = paymentMethod === null ? [] : [paymentMethod];
  const campaign = await tx.campaigns.get(campaignId);
  return paymentMethodsOf(campaign, createdAt, methods, validationDays).length === methods.length ? null : 'method';
}

/** Returns why what was bought is closed from the start; null when it is not. */
function whyItGoesBack(paid: {
  readonly isRepeated: boolean;
  readonly isTooRisky: boolean;
  readonly wrong: GoesBack | null;
  readonly hasOwner: boolean;
}): GoesBack | null {
  if (paid.isRepeated) return 'repeated';
  if (paid.isTooRisky) return 'risk';
  return paid.hasOwner ? paid.wrong : 'late';
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

/** Adds budget to the campaign that it was paid for, unless it goes back. Reads 1, writes up to 2. */
async function addToCampaign(
  tx: Tx,
  first: CampaignFunds,
  { fundsId, goesBack, createdAt }: CampaignFunds,
  { campaign: { budgetCents, creatorSlots, expectedReach } }: Checkout,
): Promise<Campaign> {
  if (fundsId === null) throw new TypeError('Added budget has an id of its own');
  const campaign = await tx.campaigns.get(first.campaignId);
  const addedIds = [...first.addedIds, fundsId];
  if (goesBack) {
    tx.campaignFunds.put({ ...first, addedIds, updatedAt: createdAt });
    return campaign;
  }
  const { terms } = first;
  const grown = {
    budgetCents: terms.budgetCents + budgetCents,
    expectedReach: terms.expectedReach + (expectedReach ?? 0),
    creatorSlots: terms.payoutModel === 'budget_share' ? terms.creatorSlots + creatorSlots : terms.creatorSlots,
  };
  tx.campaignFunds.put({ ...first, addedIds, terms: { ...terms, ...grown }, updatedAt: createdAt });
  const isReachSaid = campaign.expectedReach !== null || expectedReach !== null;
  return growCampaign(tx, campaign, { ...grown, expectedReach: isReachSaid ? grown.expectedReach : null });
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

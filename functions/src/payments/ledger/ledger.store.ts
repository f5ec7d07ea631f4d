import { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { CampaignFunds, fundsIdOf, type RefundRecord } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import { FieldPath } from '@google-cloud/firestore';
import { LIVE_REFUND_STATUSES } from '@doubloon/contract/payments/lifecycle.ts';
import { LedgerGroup, type LedgerEntry } from '@doubloon/contract/payments/ledger.ts';
import { HOLD_DAYS } from '@doubloon/contract/payments/checkout.ts';
import { addDays } from '@doubloon/contract/shared/days.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { newestFirst, type PageWanted } from '../../platform/database/collection.ts';
import { storeOf } from '../../platform/database/document-store.ts';
import { unitOfWork, type Database } from '../../platform/database/database.ts';
import { Invoices } from './invoices.store.ts';
import { type AllFunds, applyEntries, notSpent, type BookStep, paidEventOf } from './ledger.ts';

/** The earnings and payments of each application; there are none before its first approval. */
export class ApplicationFundsStore extends storeOf(
  'applicationFunds',
  ApplicationFunds,
  ({ applicationId }) => applicationId,
) {}

/** The funds of each payment for a campaign; every campaign has some. */
export class CampaignFundsStore extends storeOf('campaignFunds', CampaignFunds, fundsIdOf) {
  /** All funds of a campaign, in the order of payment. Throws an internal error where there are none. Reads 1, and 1 for each time that budget was added. */
  async getAllOf(campaignId: string): Promise<AllFunds> {
    return this.#withAdded(await this.get(campaignId));
  }

  /** All funds of a campaign, in the order of payment, or none. Reads as `getAllOf`. */
  async findAllOf(campaignId: string): Promise<readonly CampaignFunds[]> {
    const first = await this.find(campaignId);
    return first ? this.#withAdded(first) : [];
  }

  async #withAdded(first: CampaignFunds): Promise<AllFunds> {
    return [first, ...(await Promise.all(first.addedIds.map((id) => this.get(id))))];
  }

  /** The ids of funds, in order, after a given one; at most `limit`. Reads one per payment. */
  findIds(after: string | null, limit: number): Promise<string[]> {
    const inOrder = this.documents.orderBy(FieldPath.documentId()).limit(limit);
    return this.ids(after === null ? inOrder : inOrder.startAfter(after));
  }

  /** Yields the ids of the funds whose refund is due to be looked at, longest overdue first, read on demand. Reads one per payment. */
  eachIdToCheck(now: Date): AsyncIterable<string> {
    return this.idsInTurn(this.documents.where('refundCheckAt', '<=', now).orderBy('refundCheckAt'));
  }

  /** The funds that an owner has paid in since a moment, the newest 20 of them up to another. Reads at most 20. */
  findPaidBetween(ownerId: string, from: Date, to: Date): Promise<CampaignFunds[]> {
    const paid = this.documents.where('ownerId', '==', ownerId).where('createdAt', '>=', from);
    return this.all(paid.where('createdAt', '<=', to).orderBy('createdAt', 'desc').limit(20));
  }

  /** A page of the funds that an owner has paid in, those that go back included, newest first. Reads one more than the page. */
  pageOfOwner(ownerId: string, page: PageWanted): Promise<Page<CampaignFunds>> {
    return newestFirst(this.documents.where('ownerId', '==', ownerId), page);
  }

  /** The funds of an owner's campaigns that were closed since a moment, the latest 21, so that 20 others than one of them are found. Reads at most 21. */
  findClosedSince(ownerId: string, from: Date): Promise<CampaignFunds[]> {
    const closed = this.documents.where('ownerId', '==', ownerId).where('closedAt', '>=', from);
    return this.all(closed.orderBy('closedAt', 'desc').limit(21));
  }

  /** Yields the payments made at or before a moment, within twice the time for which money can wait before that, the oldest first, read on demand. Reads one per payment. */
  eachPaidLongAgo(until: Date): AsyncIterable<CampaignFunds> {
    const paid = this.documents
      .where('createdAt', '<=', until)
      .where('createdAt', '>=', addDays(until, -2 * HOLD_DAYS));
    return this.inTurn(paid.orderBy('createdAt'));
  }

  /** Returns how many campaigns were paid for since a moment. Reads 1 for each 1,000. */
  countSince(moment: Date): Promise<number> {
    return this.count(this.documents.where('createdAt', '>=', moment));
  }

  /** Adds up what the refunds take that are asked for, granted or kept back for want of balance. Reads one per refund that is not made, at most 1,000. */
  async addUpDueRefunds(): Promise<{ readonly cents: number; readonly refunds: number }> {
    const live = this.documents.where('refundRequest.status', 'in', [...LIVE_REFUND_STATUSES]).limit(1000);
    const due = (await this.all(live)).flatMap(({ refundRequest: request }) =>
      request && (request.status !== 'refunding' || request.pendingReason === 'insufficient_funds') ? [request] : [],
    );
    const cents = due.reduce((sum, { budgetCents, feeCents }) => sum + budgetCents + feeCents, 0);
    return { cents, refunds: due.length };
  }

  /** The title of a campaign of an owner's that holds money of this kind, or null. Reads at most 1. */
  async findTitleHolding(ownerId: string, balance: 'available' | 'refunding' | 'disputed'): Promise<string | null> {
    const holding = this.documents.where('ownerId', '==', ownerId).where(`balances.${balance}`, '>', 0);
    return (await this.first(holding))?.campaignTitle ?? null;
  }
}

/** The subject of a group of entries. `event` makes its id, so that one event is posted once. */
interface LedgerEvent {
  readonly event: string;
  readonly subjectId: string;
  readonly entries: readonly LedgerEntry[];
}

export class LedgerGroups extends storeOf('ledgerGroups', LedgerGroup, ({ id }) => id) {
  readonly #invoices = new Invoices(this.session);

  /** The groups of a campaign's funds, of all of them, or at most `limit`. Reads one per group. */
  findOf(campaignId: string, limit?: number): Promise<LedgerGroup[]> {
    const found = this.documents.where('campaignId', '==', campaignId);
    return this.all(limit === undefined ? found : found.limit(limit));
  }

  /** The groups by which payouts were paid, by the payouts' ids. Reads one per payout. */
  async findPayments(payouts: readonly Pick<Payout, 'id' | 'attempt'>[]): Promise<ReadonlyMap<string, LedgerGroup>> {
    const groups = await this.findMap(payouts.map(paidEventOf));
    return new Map(
      payouts.flatMap((payout) => {
        const group = groups.get(paidEventOf(payout));
        return group ? [[payout.id, group] as const] : [];
      }),
    );
  }

  /**
   * When refunds were booked as made, by their ids in the books; for one that moved nothing of the budget then, and has no such group, when it was asked for. Reads two
   * per refund.
   */
  async findRefundTimes(refunds: readonly Pick<RefundRecord, 'id'>[]): Promise<ReadonlyMap<string, Date>> {
    const groups = await this.findMap(refunds.flatMap(({ id }) => [`${id}_refunded`, `${id}_refunding`]));
    return new Map(
      refunds.flatMap(({ id }) => {
        const group = groups.get(`${id}_refunded`) ?? groups.get(`${id}_refunding`);
        return group ? [[id, group.createdAt] as const] : [];
      }),
    );
  }

  /** All groups about a payout, transfer, refund, dispute or checkout. Reads one per group. */
  findOfSubject(subjectId: string): Promise<LedgerGroup[]> {
    return this.all(this.documents.where('subjectId', '==', subjectId));
  }

  /**
   * Writes a group and returns the funds with the balances after it, which the caller stores in the same unit of work. The commit fails when the event was
   * posted before. Throws, writing nothing, when the entries would break the books. No entries, no group. A group that moves the fee begins the
   * document about it that its owner gets. Writes up to 2.
   */
  post(funds: CampaignFunds, { event, subjectId, entries }: LedgerEvent, now: Date): CampaignFunds {
    if (entries.length === 0) return funds;
    const balances = applyEntries(funds.balances, entries);
    const { campaignId, fundsId } = funds;
    const group = { id: event, campaignId, fundsId, subjectId, entries: [...entries], createdAt: now };
    this.add(group);
    this.#invoices.beginFor(funds, group);
    // Money that comes free after the closing is refunded, too.
    const isFreed = funds.closedAt !== null && balances.available > funds.balances.available;
    // A refund that waits for a payout goes on as soon as that has ended.
    const isPayoutOver = funds.refundHold === 'payout' && balances.reserved < funds.balances.reserved;
    const refundCheckAt = isPayoutOver || (isFreed && funds.refundCheckAt === null) ? now : funds.refundCheckAt;
    // Refused money that is paid out later is not withheld any more.
    const withheldCents = Math.min(funds.withheldCents, notSpent(balances));
    return { ...funds, balances, withheldCents, refundCheckAt, updatedAt: now };
  }

  /** Posts a step and returns the funds after it, for the caller to store in the same unit of work. Writes at most 1. */
  book(funds: CampaignFunds, { event, entries, ...records }: BookStep, subjectId: string, now: Date): CampaignFunds {
    return { ...this.post(funds, { event, subjectId, entries }, now), ...records, updatedAt: now };
  }
}

/** Funds and their ledger groups, as they are at one moment; null without funds. Reads one per group of the campaign and one more. */
export function findBooks(
  { db }: { readonly db: Database },
  fundsId: string,
): Promise<{ readonly funds: CampaignFunds; readonly groups: LedgerGroup[] } | null> {
  return unitOfWork(
    { db },
    async ({ campaignFunds, ledgerGroups }) => {
      const funds = await campaignFunds.find(fundsId);
      if (!funds) return null;
      const groups = await ledgerGroups.findOf(funds.campaignId);
      return { funds, groups: groups.filter((group) => fundsIdOf(group) === fundsId) };
    },
    { readOnly: true },
  );
}

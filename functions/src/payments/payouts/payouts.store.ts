import { Payout, PayoutTransfer, type FullPayout } from '@doubloon/contract/payments/payout.ts';
import type { FundsReference } from '@doubloon/contract/payments/campaign-funds.ts';
import type { Page } from '@doubloon/contract/calls/paging.ts';
import { LIVE_PAYOUT_STATUSES, PayoutStatus, wasPaid } from '@doubloon/contract/payments/lifecycle.ts';
import { addDays, startOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import type { CalendarDay } from '@doubloon/contract/shared/values.ts';
import { newestFirst, type PageWanted } from '../../platform/database/collection.ts';
import { storeOf } from '../../platform/database/document-store.ts';
import { newestFound, type FoundPageWanted } from '../../platform/database/sorted-page.ts';

const ARRIVED = PayoutStatus.options.filter(wasPaid);
/** Statuses of payouts whose money has left, or is set aside to leave. */
const ARRIVED_OR_LIVE = [...ARRIVED, ...LIVE_PAYOUT_STATUSES];

export type PayoutSide = 'creatorId' | 'ownerId';

/** A page of payouts: all of them, or only those of one campaign, of some statuses, since a day or with some words. */
export interface PayoutsWanted extends FoundPageWanted {
  readonly campaignId?: string | undefined;
  readonly status?: readonly PayoutStatus[] | undefined;
  /** The first day, in Singapore. */
  readonly since?: CalendarDay | undefined;
}

/** The payouts. One that is found by its id or written has all fields; those of lists lack what their two sides may not read (`payoutTransfers`). */
export class Payouts extends storeOf('payouts', Payout, ({ id }) => id) {
  // Rules cannot hide fields, so the private ones are in a document of their own.
  readonly #transfers = new PayoutTransfers(this.session);

  /** A payout in full, or null. Reads 2, or 1 when there is none. */
  override async find(id: string): Promise<FullPayout | null> {
    const payout = await this.findShown(id);
    // Only after the other: both are written at once and never deleted, so outside of a unit of work, too, this one is there by now.
    return payout && { ...payout, ...(await this.#transfers.get(id)) };
  }

  /** A payout in full where there must be one. Throws an internal error. Reads 2. */
  override async get(id: string): Promise<FullPayout> {
    const found = await this.find(id);
    if (!found) throw this.missing(id);
    return found;
  }

  /** The part of a payout that its parties may read, or null. Reads 1. */
  findShown(id: string): Promise<Payout | null> {
    return super.find(id);
  }

  /** Writes a new payout in full; the commit fails when there is one. Writes 2. */
  override add(payout: FullPayout): void {
    super.add(payout);
    this.#transfers.add(payout);
  }

  /** Writes a whole payout in full. Writes 2. */
  override put(payout: FullPayout): void {
    // Each collection's schema keeps its own fields and drops the other's.
    super.put(payout);
    this.#transfers.put(payout);
  }

  /** A page of the payouts of a creator or an owner, as these may see them. Reads as `newestFound`. */
  page(side: PayoutSide, uid: string, wanted: PayoutsWanted): Promise<Page<Payout>> {
    let list = this.#of(side, uid);
    if (wanted.campaignId !== undefined) list = list.where('campaignId', '==', wanted.campaignId);
    if (wanted.status !== undefined) list = list.where('status', 'in', wanted.status);
    if (wanted.since !== undefined) list = list.where('createdAt', '>=', startOfDayInSingapore(wanted.since));
    const namesOf = ({ campaignTitle, creatorName }: Payout) =>
      side === 'ownerId' ? [campaignTitle, creatorName] : [campaignTitle];
    return newestFound(list, wanted, namesOf);
  }

  /** A page of everybody's payouts, or those of a campaign, in these statuses or any, newest first. Reads one document more than the page. */
  pageOfAll(
    page: PageWanted,
    { campaignId, statuses }: { campaignId?: string | undefined; statuses?: readonly PayoutStatus[] | undefined },
  ): Promise<Page<Payout>> {
    const ofCampaign = campaignId === undefined ? this.documents : this.documents.where('campaignId', '==', campaignId);
    return newestFirst(statuses === undefined ? ofCampaign : ofCampaign.where('status', 'in', statuses), page);
  }

  /** Counts payouts in a status, up to `limit`. Reads as many. */
  countIn(status: PayoutStatus, limit: number): Promise<number> {
    return this.count(this.documents.where('status', '==', status).limit(limit));
  }

  /** Payouts in one of some statuses, at most `limit`. Reads one each. */
  findIn(statuses: readonly PayoutStatus[], limit: number): Promise<Payout[]> {
    return this.all(this.documents.where('status', 'in', statuses).limit(limit));
  }

  /** Yields the ids of the payouts in flight that are due to be looked at, longest overdue first, read on demand. Reads one per payout. */
  eachIdToCheck(now: Date): AsyncIterable<string> {
    return this.#transfers.eachIdToCheck(now);
  }

  /** True when an owner has paid a creator for work and not got all of it back. Reads at most 1. */
  hasPaid(ownerId: string, creatorId: string): Promise<boolean> {
    return this.any(this.#of('ownerId', ownerId).where('creatorId', '==', creatorId).where('status', '==', 'paid'));
  }

  /** True when somebody is on a side of a payout in one of these statuses. Reads at most 1. */
  hasIn(side: PayoutSide, uid: string, statuses: readonly PayoutStatus[]): Promise<boolean> {
    return this.any(this.#of(side, uid).where('status', 'in', statuses));
  }

  /** True when a payout of a campaign is in one of these statuses. Reads at most 1. */
  hasOfCampaign(campaignId: string, statuses: readonly PayoutStatus[]): Promise<boolean> {
    return this.any(this.documents.where('campaignId', '==', campaignId).where('status', 'in', statuses));
  }

  /** Payouts of a campaign in one of these statuses, at most `limit`, in no order. */
  findOfCampaign(campaignId: string, statuses: readonly PayoutStatus[], limit: number): Promise<Payout[]> {
    const found = this.documents.where('campaignId', '==', campaignId).where('status', 'in', statuses);
    return this.all(found.limit(limit));
  }

  /** The paid payouts of a campaign that drew on some of its funds, in no order: those among the first `limit` of all. Reads 2 per payout. */
  async findPaidFrom({ campaignId, fundsId }: FundsReference, limit: number): Promise<Payout[]> {
    const paid = await this.findOfCampaign(campaignId, ['paid'], limit);
    const transfers = await this.#transfers.findMap(paid.map(({ id }) => id));
    return paid.filter(({ id }) => transfers.get(id)?.fundsId === fundsId);
  }

  /** Counts the payouts that have reached a creator, or that an owner has made, up to `limit`. Reads as many. */
  countPaid(side: PayoutSide, uid: string, limit: number): Promise<number> {
    return this.count(this.#of(side, uid).where('status', '==', 'paid').limit(limit));
  }

  /**
   * The payouts that have reached a creator and of which something can have been booked between two moments, those that were taken back included, at most `limit`: they
   * were begun before the end, and have changed since the beginning. Reads one per payout.
   */
  findPaidBetween(creatorId: string, from: Date, until: Date, limit: number): Promise<Payout[]> {
    const arrived = this.#of('creatorId', creatorId).where('status', 'in', ARRIVED);
    return this.all(arrived.where('createdAt', '<', until).where('updatedAt', '>=', from).limit(limit));
  }

  /** True when a creator had a payout before a moment. Reads at most 1. */
  hasBefore(creatorId: string, moment: Date): Promise<boolean> {
    return this.any(this.#of('creatorId', creatorId).where('createdAt', '<', moment).orderBy('createdAt', 'desc'));
  }

  /** The creators of an owner's latest payouts since a moment, each once. Reads at most 20. */
  async findCreatorsSince(ownerId: string, moment: Date): Promise<string[]> {
    const since = this.#of('ownerId', ownerId).where('createdAt', '>=', moment).orderBy('createdAt', 'desc');
    return [...new Set((await this.all(since.limit(20))).map(({ creatorId }) => creatorId))];
  }

  /**
   * A creator's payouts of a day, whenever they began: set aside or sent within the last one, or held and due within the next, those that changed last and those
   * held longest, 20 of each; failed and lapsed ones are not among them. Reads at most 80.
   */
  async findSentAround(creatorId: string, now: Date): Promise<Payout[]> {
    const ofCreator = this.#of('creatorId', creatorId);
    const since = addDays(now, -1);
    const [changed, held] = await Promise.all([
      this.all(
        ofCreator
          .where('status', 'in', ARRIVED_OR_LIVE)
          .where('updatedAt', '>=', since)
          .orderBy('updatedAt', 'desc')
          .limit(20),
      ),
      this.all(ofCreator.where('status', '==', 'held').orderBy('updatedAt').limit(20)),
    ]);
    const found = new Map([...changed, ...held].map((payout) => [payout.id, payout]));
    const transfers = await this.#transfers.findMap([...found.keys()]);
    return [...found.values()].filter(({ id, status, updatedAt }) => {
      const { checkAt = null, lastSentAt = null } = transfers.get(id) ?? {};
      if (wasPaid(status)) return (lastSentAt ?? updatedAt) >= since;
      return updatedAt >= since || (checkAt !== null && checkAt <= addDays(now, 1));
    });
  }

  /** Every payout to a creator, or out of an owner's campaigns, read in pages as they are asked for. */
  eachOn(side: PayoutSide, uid: string): AsyncIterable<Payout> {
    return this.each(this.#of(side, uid));
  }

  #of(side: PayoutSide, uid: string) {
    return this.documents.where(side, '==', uid);
  }
}

class PayoutTransfers extends storeOf('payoutTransfers', PayoutTransfer, ({ id }) => id) {
  eachIdToCheck(now: Date): AsyncIterable<string> {
    return this.idsInTurn(this.documents.where('checkAt', '<=', now).orderBy('checkAt'));
  }
}

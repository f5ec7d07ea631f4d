import { ApplicationFunds } from '@doubloon/contract/payments/application-funds.ts';
import { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { FieldPath } from '@google-cloud/firestore';
import { storeOf } from '../../platform/database/document-store.ts';

/** The earnings and payments of each application; there are none before its first approval. */
export class ApplicationFundsStore extends storeOf(
  'applicationFunds',
  ApplicationFunds,
  ({ applicationId }) => applicationId,
) {}

/** The funds of each campaign; every campaign has some. */
export class CampaignFundsStore extends storeOf('campaignFunds', CampaignFunds, ({ campaignId }) => campaignId) {
  /** The ids of campaigns that have funds, in order, after a given one; at most `limit`. Reads one per campaign. */
  findIds(after: string | null, limit: number): Promise<string[]> {
    const inOrder = this.documents.orderBy(FieldPath.documentId()).limit(limit);
    return this.ids(after === null ? inOrder : inOrder.startAfter(after));
  }

  /** The ids of the campaigns whose refund is due to be looked at, longest overdue first, at most `limit`. Reads one per campaign. */
  findIdsToCheck(now: Date, limit: number): Promise<string[]> {
    return this.ids(this.documents.where('refundCheckAt', '<=', now).orderBy('refundCheckAt').limit(limit));
  }

  /** The title of a campaign of an owner's that holds money of this kind, or null. Reads at most 1. */
  async findTitleHolding(ownerId: string, balance: 'available' | 'refunding' | 'disputed'): Promise<string | null> {
    const holding = this.documents.where('ownerId', '==', ownerId).where(`balances.${balance}`, '>', 0);
    return (await this.first(holding))?.campaignTitle ?? null;
  }
}

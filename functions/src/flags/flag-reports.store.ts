import { FlagReport } from '@doubloon/contract/flags/flag-report.ts';
import { storeOf } from '../platform/database/document-store.ts';

export class FlagReports extends storeOf('flagReports', FlagReport, ({ deliverableId }) => deliverableId, {
  of: 'creatorId',
}) {
  /** The admin who has refused what a platform says of a post of a creator's in a campaign, or null. Reads at most 1. */
  async findRefusedBy({ creatorId, campaignId }: Pick<FlagReport, 'creatorId' | 'campaignId'>): Promise<string | null> {
    const refused = this.of(creatorId).where('campaignId', '==', campaignId).where('refusedBy', '!=', null);
    return (await this.first(refused))?.refusedBy ?? null;
  }
}

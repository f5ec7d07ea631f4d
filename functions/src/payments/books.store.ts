import { CampaignFunds } from '@doubloon/contract/payments/campaign-funds.ts';
import { LedgerGroup } from '@doubloon/contract/payments/ledger.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import { collection } from '../platform/collection.ts';
import { readAll } from '../platform/read-all.ts';

const funds = (db: Firestore) => collection(db, COLLECTIONS.campaignFunds, CampaignFunds);

/** The ids of campaigns that have funds, in order, after a given one; at most `limit`. Reads one per campaign. */
export async function findFundedCampaigns(db: Firestore, after: string | null, limit: number): Promise<string[]> {
  const inOrder = funds(db).orderBy(FieldPath.documentId()).limit(limit);
  return (await (after === null ? inOrder : inOrder.startAfter(after)).get()).docs.map(({ id }) => id);
}

/** A campaign's funds and all its ledger groups as they are at one moment; null without funds. Reads one per group and one more. */
export function readBooks(
  db: Firestore,
  campaignId: string,
): Promise<{ readonly funds: CampaignFunds; readonly groups: LedgerGroup[] } | null> {
  return db.runTransaction(
    async (transaction) => {
      const found = (await transaction.get(funds(db).doc(campaignId))).data();
      if (!found) return null;
      const ofCampaign = collection(db, COLLECTIONS.ledgerGroups, LedgerGroup).where('campaignId', '==', campaignId);
      const groups: LedgerGroup[] = [];
      for await (const document of readAll(transaction, ofCampaign)) groups.push(document.data());
      return { funds: found, groups };
    },
    { readOnly: true },
  );
}

import { COLLECTIONS, type CollectionName } from '@doubloon/contract/shared/collections.ts';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { Database } from '../../../functions/src/platform/database/database.ts';

/** Collections that follow from others altogether. */
const DERIVED: readonly CollectionName[] = [
  COLLECTIONS.tallies,
  COLLECTIONS.dailyFigures,
  COLLECTIONS.dashboards,
  COLLECTIONS.records,
  COLLECTIONS.notifications,
  COLLECTIONS.affiliateSignUps,
  COLLECTIONS.publicCampaigns,
];

const zeros = (numbers: unknown) => Object.fromEntries(Object.keys(numbers as object).map((name) => [name, 0]));

/** Derived fields of a document with their initial values, by collection. */
const EMPTY: Partial<Record<CollectionName, (document: DocumentSnapshot) => Record<string, unknown>>> = {
  [COLLECTIONS.campaigns]: (campaign) => ({
    counts: zeros(campaign.get('counts')),
    search: [],
    budgetBand: 0,
    full: false,
    spent: false,
    ownerLogo: null,
  }),
  [COLLECTIONS.stores]: (store) => ({
    counts: zeros(store.get('counts')),
    rating: 0,
    featuredRank: 0,
    searchWords: [],
    name: '',
    profilePic: null,
    verified: false,
    socialLinks: {},
    showsSpecialties: true,
  }),
  [COLLECTIONS.users]: () => ({ searchWords: [] }),
  [COLLECTIONS.affiliateLinks]: (link) => ({ counts: zeros(link.get('counts')) }),
  [COLLECTIONS.conversations]: (conversation) => ({ readCounts: zeros(conversation.get('readCounts')) }),
  [COLLECTIONS.reviews]: () => ({ paidCollaboration: false }),
};

/** Removes and empties everything that triggers derive. */
export async function wipeDerivedData(db: Database): Promise<void> {
  const writer = db.firestore.bulkWriter();
  for (const name of DERIVED) {
    for (const { ref } of (await db.firestore.collection(name).get()).docs) void writer.delete(ref);
  }
  for (const [name, empty] of Object.entries(EMPTY)) {
    for (const document of (await db.firestore.collection(name).get()).docs)
      void writer.update(document.ref, empty(document));
  }
  await writer.close();
}

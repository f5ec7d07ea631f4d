import { type CountedItem, COUNTERS } from '@doubloon/contract/records/counted.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { notFound } from '../platform/app-error.ts';
import type { Database } from '../platform/database/database.ts';
import type { Handler } from '../platform/dependencies.ts';
import { countedIn } from '../platform/projections/counted-in.ts';

type Source = Awaited<ReturnType<typeof countedIn>>['items'][number];

/** Lists the documents counted in a figure of the caller's own record; admins may list anybody's. Documents that are gone but still counted are left out. */
export const listCounted: Handler<'listCounted'> = async ({ db, caller }, { params, query }) => {
  const { id, figure } = params;
  if (caller.uid !== id && caller.role !== 'admin') throw notFound('Record');
  const { items, nextCursor } = await countedIn(db, `${COLLECTIONS.records}/${id}`, COUNTERS[figure], query);
  const found = await Promise.all(items.map((source) => describeSource(db, source)));
  const described = found.flatMap((item) => item ?? []);
  const loots = await db.campaigns.findMap(described.map(({ campaign_id }) => campaign_id));
  return {
    items: described.flatMap((item) => {
      const loot = loots.get(item.campaign_id);
      return loot ? [{ ...item, title: loot.title }] : [];
    }),
    nextCursor,
  };
};

/** Describes what one tally counted, from the current state of its document; null if that is gone. Reads 1. */
async function describeSource(
  db: Database,
  { collection, key, amount: adds }: Source,
): Promise<Omit<CountedItem, 'title'> | null> {
  const kind = KINDS[collection];
  if (!kind) return null;
  const source = await READ[kind](db, key);
  if (!source?.campaignId) return null;
  return { id: key, kind, adds, campaign_id: source.campaignId, created_at: source.createdAt };
}

const KINDS: Partial<Record<string, CountedItem['kind']>> = {
  [COLLECTIONS.applications]: 'application',
  [COLLECTIONS.deliverables]: 'treasures',
  [COLLECTIONS.proofs]: 'proof',
  [COLLECTIONS.cases]: 'appeal',
  [COLLECTIONS.payouts]: 'payout',
  [COLLECTIONS.campaignFunds]: 'loot',
};

interface Counted {
  readonly campaignId: string | null;
  readonly createdAt: Date;
}

const READ: Readonly<Record<CountedItem['kind'], (db: Database, key: string) => Promise<Counted | null>>> = {
  application: (db, key) => db.applications.find(key),
  treasures: (db, key) => db.applications.find(key),
  proof: (db, key) => db.proofs.find(key),
  appeal: (db, key) => db.cases.find(key),
  payout: (db, key) => db.payouts.find(key),
  async loot(db, key) {
    const loot = await db.campaigns.find(key);
    return loot && { campaignId: loot.id, createdAt: loot.createdAt };
  },
};

import type { AuditEntry, AuditEntryView } from '@doubloon/contract/admin/audit.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { mapPage } from '../platform/database/collection.ts';
import type { Call, Handler } from '../platform/dependencies.ts';
import { newId } from '../platform/ids.ts';

/** Records an action of the calling admin, in the action's own unit of work. Writes 1. */
export function recordAction(
  tx: Tx,
  { clock, caller }: Call,
  entry: Omit<AuditEntry, 'id' | 'adminId' | 'createdAt'>,
): void {
  const now = clock.now();
  tx.auditLog.add({ ...entry, id: newId('aud', now), adminId: caller.uid, createdAt: now });
}

export const listAuditLog: Handler<'listAuditLog'> = async ({ db }, { query }) => {
  const page = await db.auditLog.page(query, query.subject);
  const names = await nameMentioned(db, page.items.map(mentionedBy));
  return mapPage(page, (entry) => toEntryView(entry, names));
};

function toEntryView(entry: AuditEntry, names: ReadonlyMap<string, string>): AuditEntryView {
  const { adminId, createdAt, ...shown } = entry;
  const { users, campaigns, deliverables, payouts } = mentionedBy(entry);
  const ids = [...users, ...campaigns, ...deliverables, ...payouts];
  return {
    ...shown,
    admin_id: adminId,
    admin_name: names.get(adminId) ?? DELETED_USER_NAME,
    names: Object.fromEntries(
      ids.flatMap((id) => {
        const name = names.get(id);
        return name === undefined || id === adminId ? [] : [[id, name]];
      }),
    ),
    created_at: createdAt,
  };
}

/** The facts of an entry that are uids. */
const UIDS = ['creatorId', 'userId', 'senderId', 'person'];

/** The ids that an entry mentions, by what they are ids of. */
interface Mentioned {
  readonly users: readonly string[];
  readonly campaigns: readonly string[];
  readonly deliverables: readonly string[];
  readonly payouts: readonly string[];
}

function mentionedBy({ adminId, subject: { kind, id }, before, after }: AuditEntry): Mentioned {
  const facts = { ...before, ...after };
  const idsIn = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = facts[name];
      return typeof value === 'string' ? value : [];
    });
  const subjectOf = (wanted: typeof kind) => (kind === wanted ? [id] : []);
  // A reported person or store has the uid that the entry calls `person`; a message has no name.
  const isLoot = facts['type'] === 'loot';
  return {
    users: [adminId, ...subjectOf('user'), ...idsIn(UIDS)],
    campaigns: [...subjectOf('campaign'), ...idsIn(['campaignId', ...(isLoot ? ['reported'] : [])])],
    deliverables: subjectOf('treasure'),
    payouts: subjectOf('payout'),
  };
}

/** Returns names by ids: of people, also of those who have left, and of loots, treasures and payouts that are still there. Reads 1 for each id. */
async function nameMentioned(db: Database, mentioned: readonly Mentioned[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: keyof Mentioned) => mentioned.flatMap((one) => one[kind]);
  const uids = idsOf('users');
  const [users, campaigns, deliverables, payouts] = await Promise.all([
    db.users.findMap(uids),
    db.campaigns.findMap(idsOf('campaigns')),
    db.deliverables.findMap(idsOf('deliverables')),
    db.payouts.findMap(idsOf('payouts')),
  ]);
  return new Map([
    ...uids.map((uid) => [uid, users.get(uid)?.name ?? DELETED_USER_NAME] as const),
    ...[...campaigns].map(([id, { title }]) => [id, title] as const),
    ...[...deliverables, ...payouts].map(
      ([id, { creatorName, campaignTitle }]) => [id, `${creatorName}, ${campaignTitle}`] as const,
    ),
  ]);
}

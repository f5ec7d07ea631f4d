import type { CampaignView } from '@doubloon/contract/campaigns/campaign.ts';
import { useEffect } from 'react';
import { z } from 'zod';
import { RECENT_LOOTS_STORAGE_KEY, useSession } from '../../../../shared/state/session.ts';

/** Maximum number of loots that are remembered. */
const MAX_RECENT = 8;

const RecentLoot = z.object({ id: z.string(), owner_id: z.string(), title: z.string() });
/** A loot as it was when somebody last looked at its page. */
export type RecentLoot = z.infer<typeof RecentLoot>;

const Stored = z.object({ uid: z.string(), loots: z.array(RecentLoot).max(MAX_RECENT) });

/** Returns the loots whose pages a person has last opened in this browser, latest first; none when another person's are stored, or nothing of our format. */
export function readRecentLoots(storage: Storage, uid: string): RecentLoot[] {
  try {
    const stored = Stored.parse(JSON.parse(storage.getItem(RECENT_LOOTS_STORAGE_KEY) ?? ''));
    return stored.uid === uid ? stored.loots : [];
  } catch {
    return [];
  }
}

/** Remembers as `loot_recent`, until the person signs out, that they have opened a loot's page; their own are left out. */
export function useRememberLoot({
  id,
  owner_id: ownerId,
  title,
}: Pick<CampaignView, 'id' | 'owner_id' | 'title'>): void {
  const uid = useSession(({ user }) => user?.uid);
  useEffect(() => {
    if (uid === undefined || uid === ownerId) return;
    const others = readRecentLoots(localStorage, uid).filter((loot) => loot.id !== id);
    const loots = [{ id, owner_id: ownerId, title }, ...others].slice(0, MAX_RECENT);
    try {
      localStorage.setItem(RECENT_LOOTS_STORAGE_KEY, JSON.stringify({ uid, loots }));
    } catch {
      // A full or forbidden storage remembers nothing.
    }
  }, [uid, id, ownerId, title]);
}

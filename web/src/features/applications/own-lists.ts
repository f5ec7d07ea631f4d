import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ownApplicationsQuery } from './api/own-applications-query.ts';

/** Shows an application that was just sent wherever the creator's own to its loot are looked for, before they are asked for again. */
export function showApplied(client: QueryClient, applied: ApplicationView): Promise<void> {
  return changeOwn(client, applied, (others) => [applied, ...others]);
}

/** Takes an application that was just withdrawn away from there. */
export function showWithdrawn(client: QueryClient, withdrawn: ApplicationView): Promise<void> {
  return changeOwn(client, withdrawn, (others) => others);
}

async function changeOwn(
  client: QueryClient,
  { id, campaign_id: campaignId, creator_id: creatorId }: ApplicationView,
  change: (others: ApplicationView[]) => ApplicationView[],
): Promise<void> {
  const [kind, whose, uid] = ownApplicationsQuery(creatorId, [campaignId]).queryKey;
  const toThisLoot = {
    queryKey: [kind, whose, uid],
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => (queryKey[3] as string[]).includes(campaignId),
  };
  // What is being asked for may be older.
  await client.cancelQueries(toThisLoot);
  client.setQueriesData<ApplicationView[]>(
    toThisLoot,
    (kept) => kept && change(kept.filter((application) => application.id !== id)),
  );
}

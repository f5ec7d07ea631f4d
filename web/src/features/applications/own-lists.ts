import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { listOwnApplications } from '@doubloon/contract/applications/operations.ts';
import type { InputOf } from '@doubloon/contract/shared/operation.ts';
import type { QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../shared/api/queries/query.ts';

type Asked = { input: InputOf<typeof listOwnApplications> };

/** Shows an application that was just sent wherever the creator's own to its loot are looked for, before they are asked for again. */
export async function showApplied(client: QueryClient, applied: ApplicationView): Promise<void> {
  const toThisLoot = {
    queryKey: keyOf(listOwnApplications, { query: { userId: applied.creator_id } }),
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
      (queryKey[2] as Asked).input.query.campaignIds?.includes(applied.campaign_id) === true,
  };
  // Requests under way may return older data.
  await client.cancelQueries(toThisLoot);
  client.setQueriesData<ApplicationView[]>(
    toThisLoot,
    (kept) => kept && [applied, ...kept.filter(({ id }) => id !== applied.id)],
  );
}

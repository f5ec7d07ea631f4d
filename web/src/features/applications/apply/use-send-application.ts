import type { ApplicationAnswers, ApplicationView } from '@doubloon/contract/applications/application.ts';
import { createApplication, listOwnApplications } from '@doubloon/contract/applications/operations.ts';
import type { InputOf } from '@doubloon/contract/calls/operation.ts';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { considerPush } from '../../../shared/push/push-question-state.ts';
import { applicationsText } from '../../../shared/text/applications.ts';

interface Outcome {
  onSuccess?: () => void;
  onError: (error: Error) => void;
}

/** Sends a creator's application to a loot, and shows it wherever it is looked for. */
export function useSendApplication(campaignId: string, outcome: Outcome) {
  return useMutation({
    mutationFn: ({ creatorId, answers }: { creatorId: string; answers: ApplicationAnswers }) =>
      request(createApplication, { body: { ...answers, campaign_id: campaignId, creator_id: creatorId } }),
    meta: {
      shows: showApplied,
      invalidates: ['applications', 'campaigns', 'invitations'],
      success: applicationsText.applied,
    },
    ...outcome,
    onSuccess: () => {
      outcome.onSuccess?.();
      considerPush();
    },
  });
}

type Asked = { input: InputOf<typeof listOwnApplications> };

/** Shows an application that was just sent wherever the creator's own to its loot are looked for, before they are asked for again. */
async function showApplied(client: QueryClient, applied: ApplicationView): Promise<void> {
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

import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { mayBeRevised } from '../../shared/loots/may-be-revised.ts';
import { currentTime } from '../../shared/state/current-time.ts';
import { useEveryPage } from '../../shared/api/queries/use-every-page.ts';
import { applicationDeliverablesQuery, ownDeliverablesQuery } from './api/queries.ts';

/** Every treasure of an application (`MAX_DELIVERABLES_PER_APPLICATION` at most): see `useEveryPage`. */
export function useAllDeliverables(applicationId: string) {
  return useEveryPage(applicationDeliverablesQuery(applicationId));
}

/** The applications of the creator that have an approved treasure, which alone can be proven; none while that is not known, and why it is not. */
export function useProvableProjects() {
  const { data: approved, error, refetch } = useEveryPage(ownDeliverablesQuery('approved'));
  return { provable: new Set(approved?.map(({ application_id: id }) => id)), problem: error, retry: refetch };
}

/** Returns a function that tells whether a treasure of a project was sent back and waits for its creator; for none while that is not known. */
export function useSentBack(): (project: Pick<ApplicationView, 'id' | 'campaign'>) => boolean {
  const { data: sentBack = [] } = useEveryPage(ownDeliverablesQuery('revision_requested'));
  return ({ id, campaign }) =>
    sentBack.some(
      (deliverable) =>
        deliverable.application_id === id &&
        deliverable.status === 'revision_requested' &&
        mayBeRevised(deliverable, !campaign.isRunning, currentTime()),
    );
}

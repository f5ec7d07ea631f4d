import type { ApplicationView } from '@doubloon/contract/applications/application.ts';
import { useState } from 'react';
import { useEveryPage } from '../../shared/api/queries/use-every-page.ts';
import { dependOnAccount, useOwnAccount } from '../../shared/payments/own-account.ts';
import { applicationDeliverablesQuery, ownDeliverablesQuery } from './api/queries.ts';
import { turnOf, type ProjectTurn } from './project-turn.ts';

/** Every treasure of an application (`MAX_DELIVERABLES_PER_APPLICATION` at most): see `useEveryPage`. */
export function useAllDeliverables(applicationId: string) {
  return useEveryPage(applicationDeliverablesQuery(applicationId));
}

/**
 * Returns whose turn each of the creator's projects is. `isSettled` is true for good once all that decides it has come or failed, so that a list that
 * waits for it neither re-orders nor swaps its buttons; `problem` is why the treasures did not come.
 */
export function useProjectTurns(projects: readonly ApplicationView[] | undefined) {
  const { data: deliverables, error: problem, refetch } = useEveryPage(ownDeliverablesQuery);
  // The provider is asked for the account, so only where its state decides whose turn it is.
  const account = useOwnAccount(dependOnAccount([...(projects ?? []), ...(deliverables ?? [])]));
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && projects && (deliverables ?? problem) && !account.isAsked) setSettled(true);
  const turnIn = (project: ApplicationView): ProjectTurn =>
    turnOf({
      project,
      deliverables: deliverables?.filter(({ application_id: id }) => id === project.id) ?? null,
      canBePaid: account.isReady,
    });
  return { turnIn, isSettled, problem, retry: refetch };
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissing } from '../../api/api-error.ts';
import { ProblemNotice, QueryProblem } from './query-problem.tsx';

interface QueryViewProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending'> & { refetch: () => unknown };
  /** Said when it cannot be loaded. */
  problem: string;
  /** Shown while it is on its way. */
  pending: ReactNode;
  /** Shown when there is no such thing, also when it has gone meanwhile; without it that is a problem like any other. */
  missing?: ReactNode;
  /** There is something else to see: a problem is a notice beside it. */
  beside?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders a query in each of its states. Data stays on the screen when a refetch fails, and so do the dialogs opened on it. */
export function QueryView<Data>({ query, problem, pending, missing, beside, children }: QueryViewProps<Data>) {
  if (missing !== undefined && isMissing(query.error)) return missing;
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return pending;
  const Problem = beside ? ProblemNotice : QueryProblem;
  return <Problem title={problem} error={query.error} onRetry={() => void query.refetch()} />;
}

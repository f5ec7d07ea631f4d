import { ApiError, messageOf } from '../../api/api-error.ts';
import { chakra } from '../../style/chakra.tsx';
import { Button } from '../buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from '../feedback/notice.tsx';

interface QueryProblemProps {
  /** Name of the failure, in the words of the specification. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands where a list or a thing could not be loaded, with the server's words, a request id to quote, and a retry. */
export function QueryProblem({ title, error, onRetry }: QueryProblemProps) {
  const known = error instanceof ApiError ? error : undefined;
  return (
    <chakra.div role="alert">
      <EmptyState
        drawing="bottle"
        title={title}
        text={
          <>
            {known && !title.includes(known.message) ? known.message : null}
            {known?.requestId && (
              <chakra.span display="block" fontSize="sm" marginTop="1">
                Request id: <code>{known.requestId}</code>
              </chakra.span>
            )}
          </>
        }
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </chakra.div>
  );
}

/** A `QueryProblem` for where there is something else to see: what of it could not be loaded, why, and a retry. */
export function ProblemNotice({ title, error, onRetry }: QueryProblemProps) {
  const why = messageOf(error, '');
  return (
    <Notice tone="coral" title={title} alert>
      {why && <chakra.p fontSize="sm">{why}</chakra.p>}
      <div>
        <Button look="outline" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}

import { messageOf } from '../api/api-error.ts';
import { chakra } from '../style/chakra.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface ProblemNoticeProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A `QueryProblem` for where there is something else to see: what of it could not be loaded, why, and a retry. */
export function ProblemNotice({ title, error, onRetry }: ProblemNoticeProps) {
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

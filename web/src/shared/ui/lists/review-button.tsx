import { ChevronRight } from 'lucide-react';
import { Button } from '../buttons/button.tsx';

interface ReviewButtonProps {
  /** Id of what it opens, to which the focus comes back. */
  id: string;
  /** True while there is something to decide. */
  waits: boolean;
  /** True for the button that the screen is opened for. */
  isMain: boolean;
  onClick: () => void;
}

/** Opens an entry of a list for a decision, or, quietly, to be read. */
export function ReviewButton({ id, waits, isMain, onClick }: ReviewButtonProps) {
  return (
    <Button
      variant={isMain ? 'gold' : waits ? 'outline' : 'quiet'}
      data-opener={`review ${id}`}
      data-calm={!waits || undefined}
      onClick={onClick}
    >
      {waits ? (
        'Review'
      ) : (
        <>
          <span>Details</span>
          <ChevronRight aria-hidden />
        </>
      )}
    </Button>
  );
}

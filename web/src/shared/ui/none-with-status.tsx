import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NoneWithStatusProps {
  drawing: ReactNode;
  title: string;
  /** Whether the list goes on behind what is loaded. */
  hasMore: boolean;
  onShowAll: () => void;
}

/** What stands where a status filter hides everything that is loaded. */
export function NoneWithStatus({ drawing, title, hasMore, onShowAll }: NoneWithStatusProps) {
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      text={hasMore ? 'Only the newest ones are loaded. Show more to look further.' : undefined}
      action={
        <Button look="outline" onClick={onShowAll}>
          Show all
        </Button>
      }
    />
  );
}

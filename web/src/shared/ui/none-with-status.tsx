import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NoneWithStatusProps {
  drawing: ReactNode;
  title: string;
  onShowAll: () => void;
}

/** What stands where a status filter finds nothing. */
export function NoneWithStatus({ drawing, title, onShowAll }: NoneWithStatusProps) {
  return (
    <EmptyState
      drawing={drawing}
      title={title}
      action={
        <Button look="outline" onClick={onShowAll}>
          Show all
        </Button>
      }
    />
  );
}

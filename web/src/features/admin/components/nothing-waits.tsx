import { EmptyState } from '../../../shared/ui/lists/query-view.tsx';

/** Stands where no work is; `text` says what would be here. */
export function NothingWaits({ text = 'Everybody has been answered. Enjoy your coffee.' }: { text?: string }) {
  return <EmptyState drawing="bottle" title="Nothing waits" text={text} />;
}

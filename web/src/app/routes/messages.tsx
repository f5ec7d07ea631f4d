import { BottleDrawing } from '../../shared/ui/drawings.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

/** `/messages`: conversations between owners and creators. */
export function MessagesRoute() {
  return (
    <>
      <PageHeader title="Messages" />
      <EmptyState drawing={<BottleDrawing />} title="No conversations found." />
    </>
  );
}

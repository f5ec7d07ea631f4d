import { adminText } from '../../../shared/text/admin.ts';
import { BottleDrawing } from '../../../shared/ui/pictures/drawings.tsx';
import { EmptyState } from '../../../shared/ui/lists/empty-state.tsx';

/** Stands where no work is; `text` says what would be here. */
export function NothingWaits({ text = adminText.nothingWaitsText }: { text?: string }) {
  return <EmptyState drawing={<BottleDrawing />} title={adminText.nothingWaits} text={text} />;
}

import { getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx';
import { ListSkeleton, QueryView } from '../../../shared/ui/lists/query-view.tsx';
import type { SettingsTab } from '../settings-form.ts';
import { PersonalizationDialog } from './personalization-dialog.tsx';

interface PersonalizeStoreProps {
  /** The creator's uid. */
  creatorId: string;
  creatorName: string;
  /** The tab that is open at first. */
  startsAt: SettingsTab;
  onClose: () => void;
}

/** The owner's dialog for the look of their store; loads and saves by itself. Made to be loaded lazily. */
export function PersonalizeStore({ creatorId, creatorName, startsAt, onClose }: PersonalizeStoreProps) {
  const settings = useQuery(queryOf(getStoreSettings, { params: { id: creatorId } }));
  // Outside of the store, so that the dialog keeps the product's own look.
  return createPortal(
    settings.data ? (
      <PersonalizationDialog
        creatorId={creatorId}
        creatorName={creatorName}
        settings={settings.data}
        startsAt={startsAt}
        onClose={onClose}
      />
    ) : (
      <Dialog title={storeSettingsText.title} onClose={onClose} width="74rem">
        <QueryView query={settings} problem={storeSettingsText.loadFailed} pending={<ListSkeleton />}>
          {() => null}
        </QueryView>
      </Dialog>
    ),
    document.body,
  );
}

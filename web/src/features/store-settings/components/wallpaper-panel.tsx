import { uploadWallpaper as operation } from '@doubloon/contract/media/operations.ts';
import { SENTENCES } from '@doubloon/contract/shared/sentences.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../shared/api/api-error.ts';
import type { Carriage } from '../../../shared/api/carry-with-progress.ts';
import { isMissing } from '../../../shared/api/is-missing.ts';
import { toastError, toastSuccess } from '../../../shared/state/toasts.ts';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { storeSettingsQuery } from '../api/store-settings-query.ts';
import { deleteWallpaper, uploadWallpaper } from '../api/wallpaper.ts';
import { ImageField } from './image-field.tsx';

interface WallpaperPanelProps {
  creatorId: string;
  wallpaper: StoreSettingsView['wallpaper'];
}

/** The picture behind a store: kept and deleted at once, apart from the other settings. */
export function WallpaperPanel({ creatorId, wallpaper }: WallpaperPanelProps) {
  const client = useQueryClient();
  const show = (next: StoreSettingsView['wallpaper']) =>
    client.setQueryData(
      storeSettingsQuery(creatorId).queryKey,
      (settings) => settings && { ...settings, wallpaper: next },
    );
  const send = async (file: File, carriage: Carriage) => {
    if (creatorId === '') throw new Error(SENTENCES.wallpaperUser);
    show(await uploadWallpaper(creatorId, file, carriage));
    toastSuccess(storeSettingsText.wallpaperSaved);
  };
  const deleting = useMutation({
    mutationFn: () => deleteWallpaper(creatorId),
    onSuccess: () => {
      show(null);
      toastSuccess(storeSettingsText.wallpaperDeleted);
    },
    onError: (error) => {
      // Deleted meanwhile, elsewhere.
      if (isMissing(error)) show(null);
      toastError(isMissing(error) ? storeSettingsText.noWallpaper : messageOf(error, storeSettingsText.wallpaperStays));
    },
  });
  return (
    <ImageField
      label="Wallpaper"
      hint={storeSettingsText.wallpaperHint}
      rules={operation.upload}
      image={wallpaper?.downloadURL ?? null}
      send={send}
      remove={{ label: 'Delete wallpaper', busy: deleting.isPending, onRemove: () => deleting.mutate() }}
    />
  );
}

import { deleteWallpaper, uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { getStoreSettings } from '@doubloon/contract/stores/operations.ts';
import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isMissing, messageOf } from '../../../shared/api/api-error.ts';
import { type Carriage, upload } from '../../../shared/api/files/upload.ts';
import { queryOf } from '../../../shared/api/queries/query.ts';
import { request } from '../../../shared/api/request.ts';
import { toastSuccess } from '../../../shared/state/toasts.ts';
import { storeSettingsText } from '../../../shared/text/store-settings.ts';
import { ImageField } from '../../../shared/form/image-field.tsx';

interface WallpaperPanelProps {
  creatorId: string;
  wallpaper: StoreSettingsView['wallpaper'];
}

/** The picture behind a store: kept and deleted at once, apart from the other settings. */
export function WallpaperPanel({ creatorId, wallpaper }: WallpaperPanelProps) {
  const client = useQueryClient();
  const show = (next: StoreSettingsView['wallpaper']) =>
    client.setQueryData(
      queryOf(getStoreSettings, { params: { id: creatorId } }).queryKey,
      (settings) => settings && { ...settings, wallpaper: next },
    );
  const send = async (file: File, carriage: Carriage) => {
    show(await upload(uploadWallpaper, { body: { userId: creatorId } }, [file], carriage));
    toastSuccess(storeSettingsText.wallpaperSaved);
  };
  const deleting = useMutation({
    mutationFn: () => request(deleteWallpaper, { params: { id: creatorId } }),
    meta: {
      success: storeSettingsText.wallpaperDeleted,
      failure: (error) =>
        isMissing(error)
          ? storeSettingsText.noWallpaper
          : messageOf(error, 'Failed to delete the wallpaper. Please try again.'),
    },
    onSuccess: () => show(null),
    // Deleted meanwhile, elsewhere.
    onError: (error) => isMissing(error) && show(null),
  });
  return (
    <ImageField
      label="Wallpaper"
      hint="An image (JPEG, PNG, GIF, WebP) up to 5MB. It shows faintly behind your whole store, and is kept at once."
      rules={uploadWallpaper.upload}
      image={wallpaper?.downloadURL ?? null}
      send={send}
      remove={{ label: 'Delete wallpaper', busy: deleting.isPending, onRemove: () => deleting.mutate() }}
    />
  );
}

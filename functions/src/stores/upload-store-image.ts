import type * as operations from '@doubloon/contract/stores/operations.ts';
import type { StoreSettings, StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { InputOf } from '@doubloon/contract/shared/operation.ts';
import type { Call } from '../platform/dependencies.ts';
import { keepFiles, storeFiles } from '../platform/uploads/store-files.ts';
import type { UploadedFile } from '../platform/uploads/uploaded-file.ts';
import { changeSettings } from './change-settings.ts';

/** Puts an uploaded image into the caller's settings; the one that was there is removed. */
export function uploadStoreImage(
  call: Call,
  { params, body }: InputOf<typeof operations.uploadStoreImage>,
  files: readonly UploadedFile[],
): Promise<StoreSettingsView> {
  return storeFiles(call, `users/${params.id}/public`, files, ([file]) =>
    changeSettings(
      call,
      params.id,
      (settings) => (file ? withImage(settings, body.slot, file) : settings),
      (tx) => keepFiles(tx, file ? [file] : []),
    ),
  );
}

function withImage(
  settings: StoreSettings,
  slot: 'hero' | 'logo',
  { downloadUrl, storagePath }: { downloadUrl: string; storagePath: string },
): StoreSettings {
  const image = { downloadUrl, storagePath };
  return slot === 'hero'
    ? { ...settings, hero: { ...settings.hero, image } }
    : { ...settings, branding: { ...settings.branding, logo: image } };
}

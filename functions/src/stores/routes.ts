import * as operations from '@doubloon/contract/stores/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { updateStore } from './change-store-profile.ts';
import { resetStoreSettings, updateStoreSettings } from './update-store-settings.ts';
import { getStore, getStoreSettings, listCreators } from './show-stores.ts';
import { uploadStoreImage } from './upload-store-image.ts';

export const storesRoutes = routes(operations, {
  listCreators,
  getStore,
  updateStore,
  getStoreSettings,
  updateStoreSettings,
  resetStoreSettings,
  uploadStoreImage,
});

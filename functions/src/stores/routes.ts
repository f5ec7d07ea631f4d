import {
  getStore,
  getStoreSettings,
  listCreators,
  resetStoreSettings,
  updateStore,
  updateStoreSettings,
  uploadStoreImage as uploadOperation,
} from '@doubloon/contract/stores/operations.ts';
import { route, uploadRoute } from '../platform/operation-route.ts';
import { changeOwnStore } from './change-store-profile.ts';
import { resetSettings, saveSettings } from './save-settings.ts';
import { showCreators, showStore, showStoreSettings } from './show-stores.ts';
import { uploadStoreImage } from './upload-store-image.ts';

export const storesRoutes = [
  route(listCreators, showCreators),
  route(getStore, showStore),
  route(updateStore, changeOwnStore),
  route(getStoreSettings, showStoreSettings),
  route(updateStoreSettings, saveSettings),
  route(resetStoreSettings, resetSettings),
  uploadRoute(uploadOperation, uploadStoreImage),
];

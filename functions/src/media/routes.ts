import * as operations from '@doubloon/contract/media/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { captionMedia, deleteMedia, uploadMedia } from './change-media.ts';
import { deleteWallpaper, uploadWallpaper } from './change-wallpaper.ts';
import { listMedia } from './show-media.ts';

export const mediaRoutes = routes(operations, {
  uploadMedia,
  uploadWallpaper,
  deleteWallpaper,
  listMedia,
  captionMedia,
  deleteMedia,
  deleteMediaFile: deleteMedia,
});

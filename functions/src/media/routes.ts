import * as operations from '@doubloon/contract/media/operations.ts';
import { routes } from '../platform/http/operation-route.ts';
import { captionMedia } from './caption-media.ts';
import { deleteWallpaper, uploadWallpaper } from './change-wallpaper.ts';
import { deleteMedia } from './delete-media.ts';
import { listMedia } from './list-media.ts';
import { uploadMedia } from './upload-media.ts';

export const mediaRoutes = routes(operations, {
  uploadMedia,
  uploadWallpaper,
  deleteWallpaper,
  listMedia,
  captionMedia,
  deleteMedia,
  deleteMediaFile: deleteMedia,
});

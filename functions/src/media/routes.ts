import {
  captionMedia as captionOperation,
  deleteMedia,
  deleteMediaFile,
  deleteWallpaper,
  listMedia,
  uploadMedia as uploadOperation,
  uploadWallpaper,
} from '@doubloon/contract/media/operations.ts';
import { route, uploadRoute } from '../platform/operation-route.ts';
import { captionMedia } from './caption-media.ts';
import { putWallpaper, removeWallpaper } from './change-wallpaper.ts';
import { removeMedia } from './remove-media.ts';
import { showMedia } from './show-media.ts';
import { uploadMedia } from './upload-media.ts';

export const mediaRoutes = [
  uploadRoute(uploadOperation, uploadMedia),
  uploadRoute(uploadWallpaper, putWallpaper),
  // Before those of one picture, whose id could be read out of its path.
  route(deleteWallpaper, removeWallpaper),
  route(listMedia, showMedia),
  route(captionOperation, captionMedia),
  route(deleteMedia, removeMedia),
  route(deleteMediaFile, removeMedia),
];

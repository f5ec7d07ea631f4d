import type { PersonalData } from '../platform/personal-data.ts';
import { ifRefused } from '../platform/app-error.ts';
import { removeFolder } from '../platform/uploads/release-files.ts';
import { removeMediaOf } from './media.ts';

export const mediaPersonalData = {
  lists: ({ db }, uid) => [{ name: 'media', records: db.media.eachOf(uid) }],
  erase: {
    /**
     * Removes the pictures and videos of a person's store, and every other file kept for them alone: profile picture, wallpaper,
     * images of the store, also those whose documents are gone already.
     */
    media: async (deps, uid) => {
      for await (const { id } of deps.db.media.eachOf(uid)) {
        // Another run of this may have removed it meanwhile.
        await removeMediaOf(deps, uid, id).catch(ifRefused({ not_found: undefined }));
      }
      await removeFolder(deps, `users/${uid}`);
      return 'done';
    },
  },
} satisfies PersonalData;

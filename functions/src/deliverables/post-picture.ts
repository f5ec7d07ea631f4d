import { isPictured, POST_PICTURE_RULES, type PostPicture } from '@doubloon/contract/deliverables/post-picture.ts';
import { AppError } from '../platform/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Call } from '../platform/dependencies.ts';
import { SafeFetchError } from '../platform/fetching/safe-fetch.ts';
import { checkFiles } from '../platform/uploads/check-files.ts';
import { releaseFiles } from '../platform/uploads/release-files.ts';
import { keepFiles } from '../platform/uploads/store-files.ts';
import type { StoredFile, UploadedFile } from '../platform/uploads/stored-file.ts';
import type { CheckedPost } from './check-post.ts';

/**
 * Reads the picture that the page of a post names, encoded anew, where its platform cannot be framed. One that is missing, refused or no picture is none: the log
 * says why, and the post is shown by its link alone. It is read when the post is delivered, and not again.
 */
export async function readPostPicture(
  { fetchPostPicture, log }: Pick<Call, 'fetchPostPicture' | 'log'>,
  { platform, postKey, pictureUrl }: Pick<CheckedPost, 'platform' | 'postKey' | 'pictureUrl'>,
): Promise<UploadedFile[]> {
  if (!isPictured(platform)) return [];
  const none = (why: object): UploadedFile[] => {
    log.info({ platform, postKey, ...why }, 'the picture of a post could not be read');
    return [];
  };
  if (pictureUrl === undefined) return none({ reason: 'its page names none' });
  try {
    const { status, headers, bytes } = await fetchPostPicture(pictureUrl);
    const type = headers['content-type'] ?? '';
    if (status !== 200 || !type.startsWith('image/')) return none({ status, type });
    return await checkFiles([{ field: POST_PICTURE_RULES.field, name: 'post', bytes }], POST_PICTURE_RULES);
  } catch (error) {
    if (error instanceof SafeFetchError || error instanceof AppError) return none({ err: error });
    throw error;
  }
}

/** Gives a post its picture in the unit of work that writes its treasure, in place of a former one, whose file is released; without one the former stays. */
export function keepPostPicture(
  tx: Tx,
  stored: StoredFile | undefined,
  former: PostPicture | null,
  now: Date,
): { postPicture: PostPicture | null; released: string[] } {
  if (!stored) return { postPicture: former, released: [] };
  keepFiles(tx, [stored]);
  const { storagePath, downloadUrl } = stored;
  return { postPicture: { storagePath, downloadUrl }, released: releasePostPicture(tx, former, now) };
}

/** Releases the file of a treasure's picture in the unit of work that forgets it; returns its path for `removeReleasedFiles`. Writes at most 1. */
export function releasePostPicture(tx: Tx, picture: PostPicture | null, now: Date): string[] {
  const paths = picture ? [picture.storagePath] : [];
  releaseFiles(tx, paths, now);
  return paths;
}

import { PROFILE_PICTURE_RULES } from '@doubloon/contract/auth/profile-picture.ts';
import { canBeShown, readAsDataUrl } from '../../shared/api/files/check-file.ts';
import { filesText } from '../../shared/text/media.ts';

const { maxBytes, messages } = PROFILE_PICTURE_RULES;

/** Image types that a file picker accepts as a picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** A chosen picture as a data URL. Throws an `Error` with what to tell the person: not a picture, too large, or not readable. */
export async function readPicture(file: File): Promise<string> {
  if (!PICTURE_TYPES.includes(file.type)) throw new Error(messages.unsupported);
  if (file.size > maxBytes) throw new Error(messages.tooLarge);
  if (!(await canBeShown(file))) throw new Error(filesText.unreadable);
  return readAsDataUrl(file).catch(() => {
    throw new Error(filesText.unreadable);
  });
}

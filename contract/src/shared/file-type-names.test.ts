import { expect, it } from 'vitest';
import { PROFILE_PICTURE_RULES } from '../auth/profile-picture.ts';
import { BRIEF_FILE_UPLOAD } from '../campaigns/brief-file.ts';
import { uploadMedia, uploadWallpaper } from '../media/operations.ts';
import { ATTACHMENT_UPLOAD } from '../messaging/attachment.ts';
import { PICTURE_UPLOAD } from '../media/picture-upload.ts';
import { fileTypeNames } from './file-type-names.ts';

it.each([
  ['media', uploadMedia.upload],
  ['a wallpaper', uploadWallpaper.upload],
  ['a picture of a page', PICTURE_UPLOAD],
  ['a profile picture', PROFILE_PICTURE_RULES],
  ['an attachment', ATTACHMENT_UPLOAD],
  ['a file of a brief', BRIEF_FILE_UPLOAD],
])('names every type that is taken as %s when it refuses another', (_what, { extensions, messages }) => {
  const named = messages.unsupported.match(/\b[A-Z][A-Za-z0-9]+\b/g) ?? [];
  for (const name of fileTypeNames(extensions)) expect(named).toContain(name);
});

it('says a type once, by its usual name', () => {
  expect(fileTypeNames(['jpg', 'jpeg', 'webm', 'doc', 'docx', 'pdf'])).toEqual(['JPEG', 'WebM', 'Word', 'PDF']);
});

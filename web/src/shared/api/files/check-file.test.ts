import { uploadMedia, uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { describe, expect, it } from 'vitest';
import { breakPictures } from '../../../testing/break-pictures.ts';
import { canBeShown, checkFile, problemOfFile } from './check-file.ts';

const MB = 1024 * 1024;

describe('problemOfFile', () => {
  it.each(['a.JPG', 'b.webp', 'c.mp4', 'd.mov', 'e.avi'])('takes %s', (name) => {
    expect(problemOfFile(uploadMedia.upload, { name, size: 10 * MB })).toBeUndefined();
  });

  it.each(['a.pdf', 'noextension', 'png', 'b.'])('does not take %s', (name) => {
    expect(problemOfFile(uploadMedia.upload, { name, size: 1 })).toBe(
      'File type not supported. Please upload images (JPEG, PNG, GIF, WebP) or videos (MP4, WebM, MOV, AVI)',
    );
  });

  it('says how large a file may be', () => {
    expect(problemOfFile(uploadMedia.upload, { name: 'a.png', size: 10 * MB + 1 })).toBe(
      'File size must be less than 10MB',
    );
    expect(problemOfFile(uploadWallpaper.upload, { name: 'a.png', size: 5 * MB + 1 })).toBe(
      'File size must be less than 5MB',
    );
  });
});

describe('checkFile', () => {
  const REFUSAL = 'This picture could not be read. Please choose another one.';

  it('opens what is to be a picture, and says when that fails', async () => {
    breakPictures();
    expect(await checkFile(uploadMedia.upload, new File(['words'], 'words.png', { type: 'image/png' }))).toBe(REFUSAL);
    expect(await checkFile(uploadMedia.upload, new File(['words'], 'WORDS.JPEG'))).toBe(REFUSAL);
  });

  it('takes a picture that opens', async () => {
    expect(await checkFile(uploadMedia.upload, new File(['x'], 'a.png', { type: 'image/png' }))).toBeUndefined();
  });

  it('says first what its rules say', async () => {
    breakPictures();
    expect(await checkFile(uploadWallpaper.upload, new File(['x'], 'a.mp4'))).toMatch(/^File type not supported/);
  });

  it('leaves other files to the server', async () => {
    breakPictures();
    expect(await checkFile(uploadMedia.upload, new File(['x'], 'a.mp4', { type: 'video/mp4' }))).toBeUndefined();
    expect(await canBeShown(new File(['x'], 'notes.txt', { type: 'text/plain' }))).toBe(true);
  });
});

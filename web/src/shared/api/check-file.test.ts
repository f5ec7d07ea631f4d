import { uploadMedia, uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { describe, expect, it } from 'vitest';
import { problemOfFile } from './check-file.ts';

const MB = 1024 * 1024;

describe('problemOfFile', () => {
  it.each(['a.JPG', 'b.webp', 'c.mp4', 'd.mov', 'e.avi'])('takes %s', (name) => {
    expect(problemOfFile(uploadMedia.upload, { name, size: 10 * MB })).toBeUndefined();
  });

  it.each(['a.pdf', 'noextension', 'png', 'b.'])('does not take %s', (name) => {
    expect(problemOfFile(uploadMedia.upload, { name, size: 1 })).toBe(
      'File type not supported. Please upload images (JPEG, PNG, GIF, WebP) or videos (MP4, WebM)',
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

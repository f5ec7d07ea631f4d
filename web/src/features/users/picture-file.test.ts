import { expect, it } from 'vitest';
import { breakPictures } from '../../testing/break-pictures.ts';
import { readPicture } from './picture-file.ts';

const aFile = (bytes: number, type = 'image/png', name = 'me.png') => new File([new Uint8Array(bytes)], name, { type });

it('reads a picture as a data URL', async () => {
  await expect(readPicture(aFile(3))).resolves.toBe('data:image/png;base64,AAAA');
});

it('takes a picture of almost 5 MB, and none of 5 MB', async () => {
  await expect(readPicture(aFile(5 * 1024 * 1024 - 1))).resolves.toMatch(/^data:image\/png;base64,/);
  await expect(readPicture(aFile(5 * 1024 * 1024))).rejects.toThrow('Profile picture must be less than 5MB');
});

it('takes nothing but pictures', async () => {
  const refused = 'File type not supported. Please upload images (JPEG, PNG, GIF, WebP)';
  await expect(readPicture(aFile(3, 'application/pdf', 'me.pdf'))).rejects.toThrow(refused);
  await expect(readPicture(aFile(3, 'image/svg+xml', 'me.svg'))).rejects.toThrow(refused);
});

it('takes no picture that cannot be shown', async () => {
  breakPictures();
  await expect(readPicture(aFile(3))).rejects.toThrow('This picture could not be read. Please choose another one.');
});

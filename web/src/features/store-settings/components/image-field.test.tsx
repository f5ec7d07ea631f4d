import { uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { breakPictures } from '../../../testing/break-pictures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { takeUploads } from '../../../testing/files/take-uploads.ts';
import { user } from '../../../testing/user.ts';
import { ImageField } from '../../../shared/form/image-field.tsx';
import { WallpaperPanel } from './wallpaper-panel.tsx';

const choose = (file: File) => user.upload(document.querySelector('input[type=file]') as HTMLElement, [file]);
const sea = new File(['x'], 'sea.png', { type: 'image/png' });

it('sends no picture that cannot be shown, and says so on the field', async () => {
  breakPictures();
  const send = vi.fn();
  renderScreen(
    <ImageField
      label="Wallpaper"
      hint=""
      rules={uploadWallpaper.upload}
      image={null}
      send={send}
      remove={{ label: 'Delete wallpaper', onRemove: vi.fn() }}
    />,
  );
  await choose(new File(['words'], 'words.png', { type: 'image/png' }));
  expect(
    await screen.findByText('words.png: This picture could not be read. Please choose another one.'),
  ).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['no answer', new ApiError('Request failed', { status: 0, code: 'network' }), 'Upload failed: No connection'],
  ['a refusal', new ApiError('Too many uploads', { status: 429 }), 'Upload failed: Too many uploads'],
  ['a fault of the code', new TypeError('x is undefined'), 'Upload failed'],
])('says why an upload failed: %s', async (_why, error, sentence) => {
  renderScreen(
    <ImageField
      label="Wallpaper"
      hint=""
      rules={uploadWallpaper.upload}
      image={null}
      send={() => Promise.reject(error)}
      remove={{ label: 'Delete wallpaper', onRemove: vi.fn() }}
    />,
  );
  await choose(sea);
  expect(await screen.findByText(sentence, { selector: '[id$=-error]' })).toBeVisible();
});

it('sends no wallpaper without a user id, and says that it needs one', async () => {
  const uploads = takeUploads();
  renderScreen(<WallpaperPanel creatorId="" wallpaper={null} />);
  await choose(sea);
  expect(
    await screen.findByText('Upload failed: User ID is required for wallpaper upload', {
      selector: '[id$=-error]',
    }),
  ).toBeVisible();
  expect(uploads).toHaveLength(0);
});

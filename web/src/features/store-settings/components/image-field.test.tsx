import { uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { breakPictures } from '../../../testing/break-pictures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ImageField } from './image-field.tsx';

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
  const words = new File(['words'], 'words.png', { type: 'image/png' });
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [words] } });
  expect(
    await screen.findByText('words.png: This picture could not be read. Please choose another one.'),
  ).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aWorkOnTheWire } from '../../../testing/wire/media.ts';
import { breakPictures } from '../../../testing/break-pictures.ts';
import { renderScreen, toastTexts } from '../../../testing/render-screen.tsx';
import { takeUploads } from '../../../testing/files/take-uploads.ts';
import { fill, user } from '../../../testing/user.ts';
import { UploadDialog } from './upload-dialog.tsx';

const picture = (name: string, type = 'image/png') => new File([name], name, { type });

function show() {
  const uploads = takeUploads();
  const onClose = vi.fn();
  renderScreen(<UploadDialog creatorId="u_1" onClose={onClose} />);
  const begun = async (count: number) => {
    await waitFor(() => expect(uploads).toHaveLength(count));
    const upload = uploads[count - 1];
    if (!upload) throw new Error('Nothing was sent');
    return upload;
  };
  return { uploads, onClose, begun };
}
const choose = async (...files: File[]) => {
  await user.upload(document.querySelector('input[type=file]') as HTMLElement, files);
  for (const { name } of files) await screen.findByText(new RegExp(`^${name}`));
};
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const answer = (upload: { answer: (status: number, json: unknown) => void }, status: number, json: unknown) =>
  act(async () => {
    upload.answer(status, json);
    await Promise.resolve();
  });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

describe('UploadDialog', () => {
  it('asks for files when there are none', async () => {
    const { uploads } = show();
    await press('Upload');
    expect(await screen.findByText('Please select files to upload')).toBeVisible();
    expect(uploads).toEqual([]);
  });

  it('says of each file that cannot be taken why, and takes the others', async () => {
    show();
    const huge = picture('huge.png');
    Object.defineProperty(huge, 'size', { value: 10 * 1024 * 1024 + 1 });
    await choose(picture('a.png'), picture('notes.txt', 'text/plain'), huge);
    expect(
      screen.getByText(
        'notes.txt: File type not supported. Please upload images (JPEG, PNG, GIF, WebP) or videos (MP4, WebM, MOV, AVI)',
      ),
    ).toBeVisible();
    expect(screen.getByText('huge.png: File size must be less than 10MB')).toBeVisible();
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('input'))).toHaveLength(1);
  });

  it('takes no picture that cannot be shown, and says so', async () => {
    breakPictures();
    show();
    await choose(picture('words.png'), picture('rain.mp4', 'video/mp4'));
    expect(
      await screen.findByText('words.png: This picture could not be read. Please choose another one.'),
    ).toBeVisible();
    expect(screen.queryByLabelText('Caption of words.png')).toBeNull();
    expect(screen.getByLabelText('Caption of rain.mp4')).toBeVisible();
  });

  it('sends one request per file with its caption, shows how far it is, and closes when all are there', async () => {
    const { uploads, onClose, begun } = show();
    await choose(picture('a.png'), picture('b.png'));
    await fill(screen.getByLabelText('Caption of a.png'), 'First');
    await press('Upload 2 files');
    const first = await begun(1);
    expect(first.form?.get('caption')).toBe('First');
    expect(first.form?.get('userId')).toBe('u_1');
    act(() => first.progress(1, 4));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await press('Uploading...');
    await answer(first, 201, aWorkOnTheWire());
    const second = await begun(2);
    await answer(second, 201, aWorkOnTheWire({ id: 'med_2' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(uploads).toHaveLength(2);
    expect(toastTexts()).toEqual(['2 files uploaded successfully!']);
  });

  it('goes on after a file that fails, names it, and sends it again when asked to', async () => {
    const { onClose, begun } = show();
    await choose(picture('a.png'), picture('b.png'));
    await press('Upload 2 files');
    await answer(await begun(1), 400, { message: 'Not an image' });
    await answer(await begun(2), 201, aWorkOnTheWire());
    expect(await screen.findByText('Failed to upload a.png: Not an image')).toBeVisible();
    await waitFor(() => expect(toastTexts()).toEqual(['Failed to upload: a.png']));
    expect(onClose).not.toHaveBeenCalled();
    await press('Try a.png again');
    await answer(await begun(3), 201, aWorkOnTheWire());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('stops at what would meet every file', async () => {
    const { uploads, begun } = show();
    await choose(picture('a.png'), picture('b.png'));
    await press('Upload 2 files');
    await answer(await begun(1), 409, { message: 'A store holds at most 200 pictures and videos' });
    await waitFor(() => expect(toastTexts()).toEqual(['Upload failed: A store holds at most 200 pictures and videos']));
    expect(uploads).toHaveLength(1);
  });

  it('calls one file off and goes on with the others', async () => {
    const { onClose, begun } = show();
    await choose(picture('a.png'), picture('b.png'));
    await press('Upload 2 files');
    const first = await begun(1);
    await press('Cancel the upload of a.png');
    expect(first.aborted).toBe(true);
    await answer(await begun(2), 201, aWorkOnTheWire());
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await press('Leave out a.png');
    await waitFor(() => expect(screen.queryByText('a.png')).toBeNull());
  });

  it('asks before files that were chosen are left behind', async () => {
    const { onClose } = show();
    await choose(picture('a.png'));
    await press('Cancel');
    expect(await screen.findByText('Leave without uploading?')).toBeVisible();
    expect(screen.getByText('The files you have chosen are not uploaded yet.')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await press('Leave');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks before it stops what is on its way', async () => {
    const { onClose, begun } = show();
    await choose(picture('a.png'));
    await press('Upload');
    await begun(1);
    await press('Cancel');
    expect(await screen.findByText('Stop uploading?')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await press('Stop');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks nothing when only files are left that could not be uploaded', async () => {
    const { onClose, begun } = show();
    await choose(picture('a.png'));
    await press('Upload');
    await answer(await begun(1), 400, { message: 'Not an image' });
    expect(await screen.findByText('Failed to upload a.png: Not an image')).toBeVisible();
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

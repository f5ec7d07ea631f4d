import {
  captionMedia,
  deleteMedia,
  deleteMediaFile,
  deleteWallpaper,
  listMedia,
  uploadMedia,
  uploadWallpaper,
} from '@doubloon/contract/media/operations.ts';
import { sampleFiles } from '../../../functions/testing/sample-files.ts';
import { succeed } from '../api.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');

async function ownPicture() {
  const { png } = await sampleFiles();
  return succeed(uploadMedia, { body: {} }, await creator(), png ? [png] : []);
}

export const mediaExamples = [
  example(listMedia, async () => ({ input: { params: { id: (await creator()).uid }, query: { limit: 20 } } })),
  example(captionMedia, async () => ({
    input: { params: { id: (await ownPicture()).id }, body: { caption: 'Tea at sea' } },
    person: await creator(),
  })),
  example(deleteMedia, async () => ({
    input: { params: { id: (await ownPicture()).id } },
    person: await creator(),
  })),
  example(deleteMediaFile, async () => ({
    input: { params: { id: (await ownPicture()).id } },
    person: await creator(),
  })),
  example(deleteWallpaper, async () => {
    const person = await creator();
    const { png } = await sampleFiles();
    await succeed(uploadWallpaper, { body: { userId: person.uid } }, person, png ? [png] : []);
    return { input: { params: { id: person.uid } }, person };
  }),
];

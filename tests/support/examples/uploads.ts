import { uploadCampaignCover, uploadCampaignFile } from '@doubloon/contract/campaigns/operations.ts';
import { uploadMedia, uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { uploadMessageFile, uploadMessageFiles } from '@doubloon/contract/messaging/operations.ts';
import { uploadStoreImage } from '@doubloon/contract/stores/operations.ts';
import { picture } from '../../../functions/testing/sample-files.ts';
import { storeCampaign } from '../given/fixtures.ts';
import { pairInConversation } from '../given/conversations.ts';
import { createPerson } from '../given/people.ts';
import { castMember } from './cast.ts';
import { example } from './example.ts';

const creator = () => castMember('content_creator');
const files = async () => [await picture()];

/** Calls of the operations that take files. */
export const uploadExamples = [
  example(uploadMedia, async () => {
    const person = await creator();
    const body = { type: 'image', caption: 'Tea at sea', userId: person.uid };
    return { input: { body }, person, files: await files() };
  }),
  example(uploadWallpaper, async () => {
    const person = await createPerson('content_creator');
    return { input: { body: { userId: person.uid } }, person, files: await files() };
  }),
  example(uploadStoreImage, async () => {
    const person = await createPerson('content_creator');
    const input = { params: { id: person.uid }, body: { slot: 'logo' as const } };
    return { input, person, files: await files() };
  }),
  example(uploadCampaignCover, async () => {
    const person = await castMember('business_owner');
    const { id } = await storeCampaign(person);
    return { input: { params: { id } }, person, files: await files() };
  }),
  example(uploadCampaignFile, async () => {
    const person = await castMember('business_owner');
    const { id } = await storeCampaign(person);
    return { input: { params: { id } }, person, files: await files() };
  }),
  example(uploadMessageFile, async () => {
    const { ada, id } = await pairInConversation();
    return { input: { body: { chatId: id } }, person: ada, files: await files() };
  }),
  example(uploadMessageFiles, async () => {
    const { ada, id } = await pairInConversation();
    return { input: { body: { chatId: id } }, person: ada, files: [...(await files()), ...(await files())] };
  }),
];

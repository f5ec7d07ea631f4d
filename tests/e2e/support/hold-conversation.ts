import { sendMessage, startConversation, uploadMessageFiles } from '@doubloon/contract/messaging/operations.ts';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import type { Person } from './people.ts';

/** Lets an owner and a creator talk about a loot, with files, a long text and something the owner has not read. */
export async function holdConversation(
  api: DemoApi,
  owner: Person,
  creator: Person,
  campaignId: string,
): Promise<void> {
  const { id } = await api.call(startConversation, { body: { otherUserId: creator.uid, campaignId } }, owner);
  const say = async (person: Person, text: string, files: File[] = []) => {
    const uploaded =
      files.length > 0 ? await api.call(uploadMessageFiles, { body: { chatId: id } }, person, files) : [];
    const attachments = uploaded.map(({ storagePath }) => ({ storagePath }));
    await api.call(sendMessage, { params: { id }, body: { text, attachments } }, person);
  };
  await say(owner, 'Is Thursday at six too early?');
  await say(creator, `Six is when the light is good. ${'And the puddles are still there. '.repeat(20)}`);
  await say(owner, 'The brief: https://example.com/briefs/rainproof/a-long-way-down/to-the-jacket', [
    new File(['1. The hood\n'], 'the-brief-with-a-name-as-long-as-names-of-files-can-get.txt', { type: 'text/plain' }),
  ]);
  await say(creator, 'Got it.');
}

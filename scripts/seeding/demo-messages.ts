import {
  markConversationRead,
  sendMessage,
  startConversation,
  uploadMessageFiles,
} from '@doubloon/contract/messaging/operations.ts';
import type { DemoPerson } from './demo-api.ts';
import { drawPicture, PALETTES } from './demo-pictures.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';

/** Conversations with messages and files, some of them unread. */
export async function haveConversations({ api: { call } }: DemoStage, cast: DemoCast): Promise<void> {
  const { mei, arjun, hana, lina, noah, sofia, june } = cast;
  const meet = async (one: DemoPerson, other: DemoPerson) => {
    const { id } = await call(startConversation, { body: { otherUserId: other.uid } }, one);
    return {
      say: async (person: DemoPerson, text: string, files: File[] = []) => {
        const uploaded =
          files.length > 0 ? await call(uploadMessageFiles, { body: { chatId: id } }, person, files) : [];
        const attachments = uploaded.map(({ storagePath }) => ({ storagePath }));
        await call(sendMessage, { params: { id }, body: { text, attachments } }, person);
      },
      read: async (person: DemoPerson) => {
        await call(markConversationRead, { params: { id }, body: {} }, person);
      },
    };
  };

  const kopi = await meet(mei, lina);
  await kopi.say(mei, 'Welcome aboard! Is Thursday at six too early?');
  await kopi.say(lina, 'Thursday is perfect. Six is when the light is good.');
  await kopi.say(mei, 'The label and the brief, so that you have them in one place.', [
    await drawPicture('label', 'cup', PALETTES.gold, { width: 400, height: 400 }),
    new File(['Kopi & Kin, brief\n\n1. The pour\n2. The steam\n3. The first sip\n'], 'brief.txt', {
      type: 'text/plain',
    }),
  ]);
  await kopi.read(lina);
  await kopi.say(lina, 'Got both. A frame from the test shoot:', [
    await drawPicture('test-frame', 'sun', PALETTES.coral, { width: 480, height: 320 }),
  ]);
  await kopi.read(mei);
  await kopi.say(mei, 'That is the one.');
  await kopi.read(lina);

  const nenek = await meet(sofia, mei);
  await nenek.say(sofia, 'Nenek asks whether she may wear her good kebaya.');
  await nenek.say(sofia, 'And whether there is a fee for grandmothers.');

  const rain = await meet(arjun, noah);
  await rain.say(arjun, 'How did the hood hold up?');
  await rain.say(noah, 'Dry ears at 40 km/h. Wet socks, but those are mine.');
  await rain.read(arjun);
  await rain.say(arjun, 'Send us the shot with the hood and we are done.');

  const tote = await meet(hana, june);
  await tote.say(hana, 'The payment did not go through, our bank is looking into it. Sorry!');
  await tote.read(june);
  await tote.say(june, 'No hurry. The bag is keeping me company.');
}

import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import {
  markConversationRead,
  sendMessage,
  startConversation,
  uploadMessageFiles,
} from '@doubloon/contract/messaging/operations.ts';
import type { DemoPerson } from './demo-api.ts';
import { atelierLoots, kopiLoots, peakLoots } from './demo-loots.ts';
import { drawPicture, PALETTES } from './demo-pictures.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';
import type { Story } from './stories/play-stories.ts';

/** Conversations over weeks with messages and files, some of them unread. */
export function haveConversations({ api: { call }, now }: DemoStage, cast: DemoCast): Story[] {
  const { mei, arjun, hana, lina, noah, sofia, june, ravi } = cast;
  const lootOf = async (owner: DemoPerson, wanted: string) => {
    const loots = await call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
    const found = loots.find(({ title }) => title === wanted);
    if (!found) throw new Error(`${owner.name} has no loot "${wanted}" yet`);
    return found.id;
  };
  /** Begins a conversation of two people; with a title it is about that loot, as when it is begun from an application. */
  const meet = async (one: DemoPerson, other: DemoPerson, about?: { owner: DemoPerson; title: string }) => {
    const campaignId = about && (await lootOf(about.owner, about.title));
    const { id } = await call(startConversation, { body: { otherUserId: other.uid, campaignId } }, one);
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

  async function* kopi(): Story {
    yield 81;
    const chat = await meet(mei, lina);
    await chat.say(mei, 'Hello Lina! The roof is free on Saturday from five.');
    await chat.say(lina, 'Golden hour is at seven. I will bring the ice.');
    await chat.read(mei);
    yield 75;
    await chat.say(mei, 'We have watched it eleven times.');
    await chat.read(lina);
    yield 41;
    await chat.say(mei, 'Welcome aboard again! Is Thursday at six too early?');
    await chat.say(lina, 'Thursday is perfect. Six is when the light is good.');
    await chat.say(mei, 'The label and the brief, so that you have them in one place.', [
      await drawPicture('label', 'cup', PALETTES.gold, { width: 400, height: 400, format: 'png' }),
      new File(['Kopi & Kin, brief\n\n1. The pour\n2. The steam\n3. The first sip\n'], 'brief.txt', {
        type: 'text/plain',
      }),
    ]);
    await chat.read(lina);
    yield 38;
    await chat.say(lina, 'Got both. A frame from the test shoot:', [
      await drawPicture('test-frame', 'sun', PALETTES.coral, { width: 480, height: 320, format: 'png' }),
    ]);
    await chat.read(mei);
    await chat.say(mei, 'That is the one.');
    await chat.read(lina);
    yield 16;
    await chat.say(lina, 'The uncles want to know when they get their own film.');
    await chat.read(mei);
    await chat.say(mei, 'Tell them to apply.');
    await chat.read(lina);
    yield 2;
    await chat.say(lina, 'The last pour is up. I have kept the sound of the spoon.');
    yield 1;
    await chat.say(lina, 'Also: the lunch set made me late for lunch.');
  }

  async function* nenek(): Story {
    yield 11;
    const chat = await meet(sofia, mei, { owner: mei, title: kopiLoots(now).kopi.title });
    await chat.say(sofia, 'Nenek asks whether she may wear her good kebaya.');
    await chat.read(mei);
    await chat.say(mei, 'She must.');
    await chat.read(sofia);
    yield 7;
    await chat.say(mei, 'The cut is lovely. Forty-five seconds, then it is perfect.');
    await chat.read(sofia);
    yield 1;
    await chat.say(sofia, 'Forty-four! I still have to connect my payouts, I know.');
    await chat.say(sofia, 'And Nenek asks whether there is a fee for grandmothers.');
  }

  async function* toast(): Story {
    yield 14;
    const chat = await meet(mei, ravi);
    await chat.say(mei, 'Which toaster is it going to be?');
    await chat.say(ravi, 'The loud one. Its spring is from 1987.', [
      await drawPicture('spring', 'chart', PALETTES.gold, { width: 400, height: 300, format: 'png' }),
    ]);
    await chat.read(mei);
    yield 5;
    await chat.say(ravi, 'I have put it together again. Mostly.');
    await chat.read(mei);
  }

  async function* rain(): Story {
    yield 31;
    const chat = await meet(arjun, noah, { owner: arjun, title: peakLoots(now).rain.title });
    await chat.say(arjun, 'The jacket is in the post. Size M, as you said.');
    await chat.say(noah, 'Arrived. It is not raining, of course.');
    await chat.read(arjun);
    yield 25;
    await chat.say(arjun, 'How did the hood hold up?');
    await chat.say(noah, 'Dry ears at 40 km/h. Wet socks, but those are mine.');
    await chat.read(arjun);
    yield 2;
    await chat.say(arjun, 'Send us the shot with the hood and we are done.');
  }

  async function* tote(): Story {
    yield 24;
    const chat = await meet(hana, june, { owner: hana, title: atelierLoots(now).tote.title });
    await chat.say(hana, 'The tote is at your door, with a spare strap.');
    await chat.say(june, 'It already carries the shopping.', [
      await drawPicture('shopping', 'stripes', PALETTES.plum, { width: 400, height: 400, format: 'png' }),
    ]);
    await chat.read(hana);
    yield 0;
    await chat.say(hana, 'The payment did not go through, support is looking into it. Sorry!');
    await chat.read(june);
    await chat.say(june, 'No hurry. The bag is keeping me company.');
  }

  async function* neighbours(): Story {
    yield 52;
    const chat = await meet(arjun, lina);
    await chat.say(arjun, 'The koels are a success. What do they eat?');
    await chat.say(lina, 'Figs, and the attention.');
    await chat.read(arjun);
    yield 3;
    await chat.say(arjun, 'No hard feelings about the rain, I hope: this one is for commuters.');
  }

  return [kopi(), nenek(), toast(), rain(), tote(), neighbours()];
}

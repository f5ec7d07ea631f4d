import { uploadMedia, uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import {
  getStoreSettings,
  updateStore,
  updateStoreSettings,
  uploadStoreImage,
} from '@doubloon/contract/stores/operations.ts';
import type { StoreSettingsChanges } from '@doubloon/contract/stores/store-settings.ts';
import type { StoreProfileChanges } from '@doubloon/contract/stores/store.ts';
import type { DemoPerson } from './demo-api.ts';
import { openFilm, type Film } from './demo-films.ts';
import { drawPicture, PALETTES, type Motif } from './demo-pictures.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';
import type { Story } from './stories/play-stories.ts';

/** Stores with profile and look. */
export async function* furnishStores({ api: { call } }: DemoStage, cast: DemoCast): Story {
  const write = (creator: DemoPerson, body: StoreProfileChanges) =>
    call(updateStore, { params: { id: creator.uid }, body }, creator);
  const decorate = async (creator: DemoPerson, changes: (now: StoreSettingsChanges) => StoreSettingsChanges) => {
    const { wallpaper: _wallpaper, ...now } = await call(getStoreSettings, { params: { id: creator.uid } });
    await call(updateStoreSettings, { params: { id: creator.uid }, body: changes(now) }, creator);
  };
  const image = async (creator: DemoPerson, slot: 'hero' | 'logo', picture: File) => {
    await call(uploadStoreImage, { params: { id: creator.uid }, body: { slot } }, creator, [picture]);
  };

  const { lina, noah, sofia, june, ravi, mira, kai } = cast;
  yield 86;
  await write(lina, {
    category: 'food',
    location: 'Tiong Bahru, Singapore',
    description: 'Kopitiam mornings, hawker nights and everything that steams.',
    personalDescription: 'I film what I eat before it gets cold, which takes practice.',
    background: 'Seven years of food stories, three of them as a line cook.',
    specialties: ['Food close-ups', 'Natural light', 'Voice-over in English and Hokkien'],
    achievements: ['Hawker story of the year', '1.2 million views with one bowl of laksa'],
  });
  await write(noah, {
    category: 'travel',
    location: 'Katong, Singapore',
    description: 'Two wheels, all weathers.',
    personalDescription: 'If it fits on a bicycle, I have carried it.',
    background: 'Former courier, now commuting on camera.',
    specialties: ['Commuter films', 'Rain', 'Helmet camera'],
    achievements: ['10,000 km in one wet season'],
    affiliateReward: 20,
  });
  await write(sofia, {
    category: 'food',
    location: 'Geylang Serai, Singapore',
    description: 'Recipes that were never written down.',
    personalDescription: 'I cook with Nenek on Sundays and film what she will not repeat.',
    background: 'Nine years in a hospital kitchen, now at home behind the camera.',
    specialties: ['Home cooking', 'Grandmothers'],
    achievements: ['Forty recipes weighed for the first time'],
  });
  await write(june, {
    category: 'fashion',
    location: 'Joo Chiat, Singapore',
    description: 'Clothes that last, worn until they do not.',
    personalDescription: 'I wear everything for a year before I say that I like it.',
    background: 'Pattern cutter for ten years.',
    specialties: ['Outfits', 'Mending'],
    achievements: ['Eleven totes, one wardrobe'],
  });
  await write(ravi, {
    category: 'technology',
    location: 'Sim Lim, Singapore',
    description: 'Things, taken apart with care.',
    personalDescription: 'I put them together again, too. Most of them.',
    background: 'Repaired radios for eleven years in a shop of two square metres.',
    specialties: ['Macro sound', 'Teardowns'],
    achievements: ['Four toasters, no screws left over'],
  });
  await write(mira, {
    category: 'beauty',
    location: 'Bedok, Singapore',
    description: 'Skin, soap and the truth about both.',
    personalDescription: 'I try one thing at a time, for four weeks, in the same light.',
    background: 'Chemist by training, sold perfume at the airport for five years.',
    specialties: ['Labels, read aloud', 'Before and after'],
    achievements: ['One hundred soaps, ranked'],
  });
  await write(kai, {
    category: 'fitness',
    location: 'Pasir Ris, Singapore',
    description: 'Training for people who have a bus to catch.',
    personalDescription: 'Twelve minutes a day, mostly on the void deck.',
    background: 'Physiotherapist, and slow marathon runner.',
    specialties: ['Short workouts', 'Beginners'],
    achievements: ['Ran every park connector once'],
  });

  yield 84;
  await decorate(lina, (now) => ({
    ...now,
    theme: { ...now.theme, name: 'Sunset' },
    layout: 'carousel',
    typography: { heading: 'poppins', body: 'inter' },
    hero: { ...now.hero, title: 'Before it gets cold', subtitle: 'Food stories from the kopitiam downstairs' },
    branding: { ...now.branding, name: 'Kettle & Steam', tagline: 'Small stories, well told' },
    socialLinks: { ...now.socialLinks, instagram: 'https://www.instagram.com/lina.tan/' },
  }));
  await image(lina, 'hero', await drawPicture('hero', 'waves', PALETTES.coral, { width: 1200, height: 600 }));
  await image(lina, 'logo', await drawPicture('logo', 'cup', PALETTES.gold, { width: 200, height: 200 }));
  const wallpaper = await drawPicture('wallpaper', 'waves', PALETTES.gold, { width: 1200, height: 800 });
  await call(uploadWallpaper, { body: { userId: lina.uid } }, lina, [wallpaper]);
  await decorate(noah, (now) => ({
    ...now,
    theme: { ...now.theme, name: 'Ocean' },
    layout: 'featured',
    animations: { speed: 'fast', style: 'slide' },
    hero: { ...now.hero, title: 'All weathers', subtitle: 'A commute is a story with two ends' },
  }));
  await decorate(june, (now) => ({ ...now, theme: { ...now.theme, name: 'Royal' }, layout: 'minimal' }));
  await decorate(sofia, (now) => ({
    ...now,
    theme: { ...now.theme, name: 'Forest' },
    typography: { heading: 'roboto', body: 'opensans' },
    hero: { ...now.hero, title: 'What Nenek never wrote down', subtitle: 'A pinch is a pinch' },
  }));
  await image(sofia, 'hero', await drawPicture('hero', 'bowl', PALETTES.forest, { width: 1200, height: 600 }));
  await decorate(ravi, (now) => ({
    ...now,
    theme: { ...now.theme, name: 'Rose' },
    layout: 'featured',
    hero: { ...now.hero, title: 'What is inside?', subtitle: 'One screwdriver, many questions' },
  }));
}

/** Pictures and films with captions, put into the stores over time. */
export async function* hangPictures({ api: { call } }: DemoStage, cast: DemoCast): Story {
  const { lina, noah, sofia, june, ravi, mira, kai } = cast;
  const hang = async (creator: DemoPerson, pictures: [Motif, keyof typeof PALETTES, string][]) => {
    for (const [motif, palette, caption] of pictures) {
      await call(uploadMedia, { body: { caption } }, creator, [await drawPicture(motif, motif, PALETTES[palette])]);
    }
  };
  const show = async (creator: DemoPerson, film: Film, caption: string) => {
    await call(uploadMedia, { body: { caption } }, creator, [await openFilm(film)]);
  };

  yield 84;
  await hang(noah, [['sun', 'forest', 'Bukit Timah, before work']]);
  await hang(june, [['stripes', 'coral', 'Mended twice']]);
  await hang(lina, [['cup', 'ink', 'Kopi, late']]);
  yield 70;
  await hang(lina, [['waves', 'sea', 'East Coast supper']]);
  await hang(ravi, [['chart', 'gold', 'A toaster, in order of size']]);
  await hang(sofia, [['sun', 'gold', 'Market day']]);
  yield 44;
  await hang(noah, [
    ['bike', 'coral', 'Everything fits on a bicycle'],
    ['waves', 'sea', 'The wet season has begun'],
  ]);
  await hang(june, [['waves', 'plum', 'Linen, wet']]);
  await hang(lina, [['bowl', 'coral', 'Laksa, thirty seconds old']]);
  await hang(sofia, [['bowl', 'forest', 'Soto, the long way']]);
  yield 21;
  await hang(lina, [['sun', 'coral', 'Six in the morning']]);
  await show(lina, 'steam', 'What it looks like before it gets cold');
  await hang(ravi, [['stripes', 'sea', 'Springs of a typewriter']]);
  await hang(noah, [['stripes', 'ink', 'Zebra crossing, rain']]);
  await hang(kai, [['sun', 'sea', 'Sit-ups at sunrise']]);
  await hang(mira, [['waves', 'coral', 'Week three of four']]);
  yield 4;
  await show(noah, 'rain', 'Sun, rain, and no brakes to speak of');
  await hang(lina, [['cup', 'gold', 'The first pour']]);
  await hang(june, [['stripes', 'plum', 'Seven outfits']]);
  await hang(sofia, [['cup', 'coral', 'Nenek pulls teh']]);
}

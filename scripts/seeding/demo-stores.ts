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
import { drawPicture, PALETTES, type Motif } from './demo-pictures.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';

/** Stores with profile, look, pictures and captions. */
export async function furnishStores({ api: { call } }: DemoStage, cast: DemoCast): Promise<void> {
  const write = (creator: DemoPerson, body: StoreProfileChanges) =>
    call(updateStore, { params: { id: creator.uid }, body }, creator);
  const decorate = async (creator: DemoPerson, changes: (now: StoreSettingsChanges) => StoreSettingsChanges) => {
    const { wallpaper: _wallpaper, ...now } = await call(getStoreSettings, { params: { id: creator.uid } });
    await call(updateStoreSettings, { params: { id: creator.uid }, body: changes(now) }, creator);
  };
  const hang = async (creator: DemoPerson, pictures: [Motif, keyof typeof PALETTES, string][]) => {
    for (const [motif, palette, caption] of pictures) {
      await call(uploadMedia, { body: { caption } }, creator, [await drawPicture(motif, motif, PALETTES[palette])]);
    }
  };
  const image = async (creator: DemoPerson, slot: 'hero' | 'logo', picture: File) => {
    await call(uploadStoreImage, { params: { id: creator.uid }, body: { slot } }, creator, [picture]);
  };

  const { lina, noah, sofia, june, ravi } = cast;
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
    affiliateReward: 10,
  });
  await write(sofia, {
    category: 'food',
    location: 'Geylang Serai, Singapore',
    description: 'Recipes that were never written down.',
    specialties: ['Home cooking', 'Grandmothers'],
  });
  await write(june, {
    category: 'fashion',
    location: 'Joo Chiat, Singapore',
    description: 'Clothes that last, worn until they do not.',
    background: 'Pattern cutter for ten years.',
    specialties: ['Outfits', 'Mending'],
    achievements: ['Eleven totes, one wardrobe'],
  });
  await write(ravi, {
    category: 'technology',
    location: 'Sim Lim, Singapore',
    description: 'Things, taken apart with care.',
    specialties: ['Macro sound', 'Teardowns'],
  });

  await hang(lina, [
    ['cup', 'gold', 'The first pour'],
    ['sun', 'coral', 'Six in the morning'],
    ['cup', 'ink', 'Kopi, late'],
    ['waves', 'sea', 'East Coast supper'],
  ]);
  await hang(noah, [
    ['sun', 'forest', 'Bukit Timah, before work'],
    ['waves', 'sea', 'The wet season has begun'],
    ['stripes', 'ink', 'Zebra crossing, rain'],
  ]);
  await hang(sofia, [
    ['cup', 'coral', 'Nenek pulls teh'],
    ['sun', 'gold', 'Market day'],
  ]);
  await hang(june, [
    ['stripes', 'plum', 'Seven outfits'],
    ['stripes', 'coral', 'Mended twice'],
    ['waves', 'plum', 'Linen, wet'],
  ]);

  await decorate(lina, (now) => ({
    ...now,
    theme: { ...now.theme, name: 'Sunset' },
    layout: 'carousel',
    typography: { heading: 'poppins', body: 'inter' },
    hero: { ...now.hero, title: 'Before it gets cold', subtitle: 'Food stories from the kopitiam downstairs' },
    branding: { ...now.branding, name: 'Lina Tan', tagline: 'Small stories, well told' },
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
}

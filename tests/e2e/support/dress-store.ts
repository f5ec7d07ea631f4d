import { uploadMedia, uploadWallpaper } from '@doubloon/contract/media/operations.ts';
import { getStoreSettings, updateStoreSettings } from '@doubloon/contract/stores/operations.ts';
import type { DemoApi } from '../../../scripts/seeding/demo-api.ts';
import { drawPicture, PALETTES } from '../../../scripts/seeding/demo-pictures.ts';
import type { Person } from './people.ts';

/** Puts works with these captions into a creator's store; the last of them is shown first. */
export async function hangWorks(api: DemoApi, creator: Person, captions: readonly string[]): Promise<void> {
  const file = await drawPicture('work', 'sun', PALETTES.gold);
  for (const caption of captions) await api.call(uploadMedia, { body: { caption } }, creator, [file]);
}

/** Gives a creator's store works and a look that is nobody's default: colours, type, carousel, hero, wallpaper. */
export async function dressStore(api: DemoApi, creator: Person): Promise<void> {
  await hangWorks(api, creator, ['Puddle at dawn', 'Rain, seen from the saddle']);
  const params = { id: creator.uid };
  const { wallpaper: _none, ...look } = await api.call(getStoreSettings, { params });
  const body = {
    ...look,
    theme: { ...look.theme, name: 'Forest' },
    typography: { body: 'opensans', heading: 'poppins' },
    layout: 'carousel',
    hero: { ...look.hero, title: 'All weathers', subtitle: 'A commute is a story with two ends' },
    branding: { ...look.branding, name: 'Two wheels', tagline: 'Small stories, well told' },
    socialLinks: { ...look.socialLinks, instagram: 'https://www.instagram.com/two.wheels/' },
  } as const;
  await api.call(updateStoreSettings, { params, body }, creator);
  const wallpaper = await drawPicture('wallpaper', 'waves', PALETTES.sea);
  await api.call(uploadWallpaper, { body: { userId: creator.uid } }, creator, [wallpaper]);
}

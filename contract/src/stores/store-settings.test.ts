import { describe, expect, it } from 'vitest';
import { defaultStoreSettings, linkExample, StoreSettings, StoreSettingsChanges } from './store-settings.ts';

const { id: _id, wallpaper: _wallpaper, ...look } = defaultStoreSettings('cy');
const changes = { ...look, hero: { ...look.hero, image: null }, branding: { ...look.branding, logo: null } };
const withLink = (socialLinks: object) => ({ ...changes, socialLinks: { ...changes.socialLinks, ...socialLinks } });

describe('store settings', () => {
  it('are whole from the start', () => {
    expect(StoreSettings.parse(defaultStoreSettings('cy'))).toEqual(defaultStoreSettings('cy'));
    expect(StoreSettingsChanges.safeParse(changes).success).toBe(true);
  });

  it('link to the platform each link is for, over https', () => {
    expect(StoreSettingsChanges.safeParse(withLink({ twitter: 'https://x.com/cy' })).success).toBe(true);
    for (const tiktok of ['http://www.tiktok.com/@cy', 'https://instagram.com/cy', 'javascript:alert(1)', '@cy']) {
      expect(StoreSettingsChanges.safeParse(withLink({ tiktok })).error?.issues, tiktok).toMatchObject([
        {
          path: ['socialLinks', 'tiktok'],
          message: 'Needs to be an address on TikTok, such as https://www.tiktok.com/@yourname',
        },
      ]);
    }
  });

  it('show as an example of a link one that they take', () => {
    for (const platform of ['instagram', 'youtube', 'tiktok', 'twitter', 'facebook'] as const) {
      expect(StoreSettingsChanges.safeParse(withLink({ [platform]: linkExample(platform) })).success, platform).toBe(
        true,
      );
    }
  });

  it.each([
    ['layout', { layout: 'mosaic' }],
    ['typography', { typography: { heading: 'comic', body: 'inter' } }],
    ['animations', { animations: { speed: 'warp', style: 'fade' } }],
    ['sections', { sections: { about: 'yes' } }],
    ['hero', { hero: { title: 'x'.repeat(101), subtitle: '', image: null } }],
  ])('are refused with what nobody offers: %s', (part, changed) => {
    const { error } = StoreSettingsChanges.safeParse({ ...changes, ...changed });
    expect(error?.issues[0]?.path[0]).toBe(part);
  });
});

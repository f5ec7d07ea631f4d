import type { PersonRecord } from '@doubloon/contract/records/record.ts';
import type { StoreSettings, StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { CreatorCard, Store, StoreView } from '@doubloon/contract/stores/store.ts';
import { toCreatorRecord } from '../records/record-view.ts';

/** The average of a store's reviews with one decimal; 0 without any. */
export function averageRating({ reviews, ratingSum }: Store['counts']): number {
  return reviews > 0 ? Math.round((ratingSum / reviews) * 10) / 10 : 0;
}

/** Settings as the API shows them: images by their addresses. */
export function toStoreSettingsView({ id: _id, hero, branding, wallpaper, ...look }: StoreSettings): StoreSettingsView {
  return {
    ...look,
    hero: { ...hero, image: hero.image?.downloadUrl ?? null },
    branding: { ...branding, logo: branding.logo?.downloadUrl ?? null },
    wallpaper: wallpaper && { downloadURL: wallpaper.downloadUrl, originalName: wallpaper.originalName },
  };
}

export function toCreatorCard(store: Store, record: PersonRecord): CreatorCard {
  return {
    id: store.id,
    name: store.name,
    username: store.username,
    profilePic: store.profilePic,
    category: store.category,
    rating: averageRating(store.counts),
    reviewCount: store.counts.reviews,
    followers: store.counts.followers,
    description: store.description,
    verified: store.verified,
    featured: store.featured,
    location: store.location,
    joinedDate: store.createdAt,
    socialLinks: store.socialLinks,
    accountFollowers: store.accountFollowers,
    specialties: store.specialties,
    affiliateReward: store.affiliateReward,
    record: toCreatorRecord(record),
  };
}

export function toStoreView(store: Store, record: PersonRecord): StoreView {
  const { background, personalDescription, achievements } = store;
  return { ...toCreatorCard(store, record), background, personalDescription, achievements };
}

/** Removes hidden sections from a store (see `findShownStore`). */
export function withoutHiddenSections<T extends Partial<StoreView>>(view: T, sections: StoreSettings['sections']): T {
  return {
    ...view,
    ...(!sections.about && { background: '', personalDescription: '' }),
    ...(!sections.products && { specialties: [], achievements: [] }),
  };
}

import type { Store } from '@doubloon/contract/stores/store.ts';
import { searchEntry } from '../platform/database/search-words.ts';
import { averageRating } from './store-view.ts';

export function shownSpecialties({ showsSpecialties, specialties }: Store): string[] {
  return showsSpecialties ? specialties : [];
}

function profileTexts(store: Store): string[] {
  return [store.category ?? '', store.location, ...shownSpecialties(store), store.description];
}

/** The texts of a store that the creators directory searches, most important first. */
export function searchedTexts(store: Store): string[] {
  return [store.name, store.username ?? '', ...profileTexts(store)];
}

/** Returns where the band of a number of followers begins: its first digit with zeros, 100 for 100 to 199. */
export function bandOfFollowers(followers: number): number {
  const unit = 10 ** (String(followers).length - 1);
  return Math.floor(followers / unit) * unit;
}

/** Ranks stores by their content: reviews, texts, nothing. */
function standingOf(store: Store): number {
  if (store.counts.reviews > 0) return 2;
  return profileTexts(store).some((text) => text !== '') ? 1 : 0;
}

const MAX_COUNTED_REVIEWS = 999;

/**
 * The place of a store in the directory, the highest first: by step, then by stars, then by how many gave them. Moments are no part of it, so it holds for demo
 * data on any day.
 */
function rankOf(store: Store, rating: number): number {
  const steps = (store.featured ? 6 : 0) + 2 * standingOf(store) + (store.verified ? 1 : 0);
  return steps * 100_000 + Math.round(rating * 10) * 1000 + Math.min(store.counts.reviews, MAX_COUNTED_REVIEWS);
}

/** Returns the fields by which the creators directory sorts and finds a store. */
export function deriveStoreFields(store: Store): Pick<Store, 'rating' | 'featuredRank' | 'searchWords'> {
  const rating = averageRating(store.counts);
  return {
    rating,
    featuredRank: rankOf(store, rating),
    searchWords: searchEntry(searchedTexts(store)),
  };
}

import { z } from 'zod';
import { Uid, named } from '../shared/values.ts';
import { CreatorCategory } from './store.ts';

/** Creators that the landing page shows. */
export const FEATURED_CREATORS = 3;

/** A creator with a record at a glance, for somebody who has not signed in. */
export const FeaturedCreatorView = named('FeaturedCreator', {
  id: Uid,
  name: z.string(),
  profilePic: z.string().nullable(),
  category: CreatorCategory.nullable(),
  loots_completed: z.int(),
  /** Views of accepted posts as the platforms give them. */
  views: z.int(),
});
export type FeaturedCreatorView = z.infer<typeof FeaturedCreatorView>;

import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { paths } from '../../shared/paths.ts';
import { storesText } from '../../shared/text/stores.ts';

/** Something that owners look for and a store does not have. */
export interface MissingPart {
  name: string;
  /** Where it is added; left out for what is edited in the store itself. */
  to?: string;
}

/** Returns what a store lacks of what owners look for, the most telling first. */
export function missingParts(store: StoreView): MissingPart[] {
  const parts: (MissingPart & { isThere: boolean })[] = [
    { name: 'a picture', to: paths.profile, isThere: store.profilePic !== null },
    {
      name: 'linked accounts',
      to: paths.linkedAccounts,
      isThere: Object.keys(store.socialLinks).length > 0,
    },
    { name: 'a description', isThere: store.description !== '' },
    { name: storesText.aboutMe, isThere: store.personalDescription !== '' },
    { name: 'a category', isThere: store.category !== null },
    { name: 'specialties', isThere: store.specialties.length > 0 },
  ];
  return parts.filter(({ isThere }) => !isThere).map(({ isThere: _, ...part }) => part);
}

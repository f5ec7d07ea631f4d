import type { StoreView } from '@doubloon/contract/stores/store.ts';
import type { StoreFormValues } from './store-form-schema.ts';
import { paths } from '../../shared/paths.ts';
import { storesText } from '../../shared/text/stores.ts';

/** Something that owners look for and a store does not have. */
export interface MissingPart {
  name: string;
  /** Where it is added: an address, or a field of the store's own form. */
  at: { to: string } | { field: keyof StoreFormValues };
}

/** Returns what a store lacks of what owners look for, the most telling first. */
export function missingParts(store: StoreView): MissingPart[] {
  const parts: (MissingPart & { isThere: boolean })[] = [
    { name: 'a picture', at: { to: paths.profile }, isThere: store.profilePic !== null },
    {
      name: 'linked accounts',
      at: { to: paths.linkedAccounts },
      isThere: Object.keys(store.socialLinks).length > 0,
    },
    { name: 'a description', at: { field: 'description' }, isThere: store.description !== '' },
    {
      name: storesText.aboutMe,
      at: { field: 'personalDescription' },
      isThere: store.personalDescription !== '',
    },
    { name: 'a category', at: { field: 'category' }, isThere: store.category !== null },
    { name: 'specialties', at: { field: 'specialties' }, isThere: store.specialties.length > 0 },
  ];
  return parts.filter(({ isThere }) => !isThere).map(({ isThere: _, ...part }) => part);
}

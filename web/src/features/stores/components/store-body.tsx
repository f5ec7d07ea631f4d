import type { StoreSettingsView } from '@doubloon/contract/stores/store-settings.ts';
import type { StoreView } from '@doubloon/contract/stores/store.ts';
import type { ReactNode } from 'react';
import { chakra } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { Achievements, Elsewhere, Specialties } from './store-lists.tsx';
import { StoreSection } from './store-section.tsx';
import { StoreStats } from './store-stats.tsx';
import { StoreText } from './store-text.tsx';

const Column = chakra('div', { base: { display: 'grid', gap: '6', minWidth: '0', alignContent: 'start' } });

interface StoreBodyProps {
  store: StoreView;
  /** Which parts the creator shows. */
  sections: StoreSettingsView['sections'];
  /** "My Work". */
  work: ReactNode;
  reviews: ReactNode;
  /** What only visitors are offered. */
  offer: ReactNode;
}

/** What a store shows below its header, as far as its settings let it. */
export function StoreBody({ store, sections, work, reviews, offer }: StoreBodyProps) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(17rem, 1fr)' }}
      gridTemplateRows={{ lg: 'auto 1fr' }}
    >
      <Column>
        {sections.about && (
          <StoreSection title={storesText.aboutMe}>
            <StoreText text={store.personalDescription} fallback={storesText.noPersonalDescription} />
          </StoreSection>
        )}
        {sections.media && work}
        {sections.about && (
          <StoreSection title={storesText.about}>
            <StoreText text={store.background} fallback={storesText.noBackground} />
          </StoreSection>
        )}
      </Column>
      <Column gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        {sections.stats && <StoreStats store={store} />}
        {offer}
        {sections.products && (
          <>
            <Specialties specialties={store.specialties} />
            <Achievements achievements={store.achievements} />
          </>
        )}
        <Elsewhere socialLinks={store.socialLinks} />
      </Column>
      {/* On phones the short facts come before what may be a long list. */}
      {sections.reviews && <chakra.div minWidth="0">{reviews}</chakra.div>}
    </chakra.div>
  );
}

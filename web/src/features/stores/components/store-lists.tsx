import type { StoreView } from '@doubloon/contract/stores/store.ts';
import { PLATFORM_IDS, platformLabel } from '@doubloon/contract/shared/platforms.ts';
import { Trophy } from 'lucide-react';
import { chakra, List } from '../../../shared/style/chakra.tsx';
import { storesText } from '../../../shared/text/stores.ts';
import { Badge } from '../../../shared/ui/marks/badge.tsx';
import { PlatformSign } from '../../../shared/ui/pictures/platform-sign.tsx';
import { StoreSection } from './store-section.tsx';

/** Lists a creator's specialties; nothing when there are none. */
export function Specialties({ specialties }: Pick<StoreView, 'specialties'>) {
  if (specialties.length === 0) return null;
  return (
    <StoreSection title={storesText.specialties}>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {specialties.map((specialty) => (
          <chakra.li key={specialty} display="flex" minWidth="0">
            <Badge tone="sea" fontSize="sm" paddingX="3" paddingY="1" whiteSpace="normal" overflowWrap="anywhere">
              {specialty}
            </Badge>
          </chakra.li>
        ))}
      </chakra.ul>
    </StoreSection>
  );
}

/** Lists a creator's achievements; nothing when there are none. */
export function Achievements({ achievements }: Pick<StoreView, 'achievements'>) {
  if (achievements.length === 0) return null;
  return (
    <StoreSection title={storesText.achievements}>
      <List gap="3">
        {achievements.map((achievement) => (
          <chakra.li key={achievement} display="flex" gap="3" overflowWrap="anywhere">
            <chakra.span color="goldText" flexShrink="0" paddingTop="0.5">
              <Trophy size={18} aria-hidden />
            </chakra.span>
            {achievement}
          </chakra.li>
        ))}
      </List>
    </StoreSection>
  );
}

/** Where else a creator is; nothing when no account is shown. */
export function Elsewhere({ socialLinks }: Pick<StoreView, 'socialLinks'>) {
  const shown = PLATFORM_IDS.flatMap((platform) => {
    const href = socialLinks[platform];
    return href ? [{ platform, href }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <StoreSection title="Elsewhere">
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {shown.map(({ platform, href }) => (
          <li key={platform}>
            <chakra.a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="touch"
              paddingRight="3"
              borderRadius="full"
              _hover={{ bg: 'sunken' }}
            >
              <PlatformSign platform={platform} />
              <span aria-hidden>{platformLabel(platform)}</span>
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </StoreSection>
  );
}

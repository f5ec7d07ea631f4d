import { BadgeCheck, Star } from 'lucide-react';
import { Badge } from './badge.tsx';

/** Marks a person whose identity has been checked. */
export function VerifiedBadge() {
  return (
    <Badge colorPalette="sea">
      <BadgeCheck aria-hidden />
      Verified
    </Badge>
  );
}

/** Marks a creator who is shown first. */
export function FeaturedBadge() {
  return (
    <Badge colorPalette="gold">
      <Star aria-hidden />
      Featured
    </Badge>
  );
}

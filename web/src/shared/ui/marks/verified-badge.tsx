import { BadgeCheck } from 'lucide-react';
import { Badge } from './badge.tsx';

/** Marks a person whose identity has been checked. */
export function VerifiedBadge() {
  return (
    <Badge tone="sea">
      <BadgeCheck aria-hidden />
      Verified
    </Badge>
  );
}

import { chakra } from '../../style/chakra.tsx';
import { storesText } from '../../text/stores.ts';
import { counted } from '../figures/numbers.tsx';
import { Stars } from './stars.tsx';

interface AverageRatingProps {
  /** From 0 to 5. */
  rating: number;
  reviewCount: number;
  size?: number;
}

/** The average of a creator's reviews as stars and a number, with how many there are; without any it is not known. */
export function AverageRating({ rating, reviewCount, size }: AverageRatingProps) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" columnGap="2" alignItems="center" minWidth="0">
      <Stars rating={rating} size={size} />
      {ratingText(rating, reviewCount)}
    </chakra.span>
  );
}

/** The average in words, `4.0 (3 reviews)`. */
export function ratingText(rating: number, reviewCount: number): string {
  return `${averageText(rating, reviewCount)} (${counted(reviewCount, 'review')})`;
}

/** The average of reviews with one digit, `4.0`; `N/A` without any. */
export function averageText(rating: number, reviewCount: number): string {
  return reviewCount > 0 ? rating.toFixed(1) : storesText.notKnown;
}

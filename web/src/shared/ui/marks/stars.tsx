import { chakra } from '../../style/chakra.tsx';

export const MAX_STARS = 5;

const Row = chakra('span', { base: { display: 'inline-flex', flexShrink: 0, position: 'relative' } });
const STAR = 'm10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

function FiveStars({ size }: { size: number }) {
  return Array.from({ length: MAX_STARS }, (_, star) => (
    <svg key={star} width={size} height={size} viewBox="0 0 20 20" fill="currentColor" aria-hidden>
      <path d={STAR} />
    </svg>
  ));
}

/** A rating from 0 to 5 as five stars, filled as far as it goes; its number is said by screen readers. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  const filled = Math.min(Math.max(rating, 0), MAX_STARS) / MAX_STARS;
  const spoken = Number(rating.toFixed(1));
  return (
    // The edge of the pale ones shows what is missing of the last.
    <Row role="img" aria-label={`${spoken} out of ${MAX_STARS} stars`} color="line" stroke="controlLine">
      <FiveStars size={size} />
      <chakra.span
        position="absolute"
        inset="0"
        display="inline-flex"
        overflow="hidden"
        // Gold, with an edge that can be told from white paper.
        color="accent"
        stroke="goldText"
        style={{ width: `${filled * 100}%` }}
        css={{ '& svg': { flexShrink: 0 } }}
      >
        <FiveStars size={size} />
      </chakra.span>
    </Row>
  );
}

import { useSession } from '../shared/state/session.ts';
import { chakra } from '../shared/style/chakra.tsx';
import { Coin } from '../shared/ui/pictures/logo.tsx';

/** Covers the page with "Loading..." while an auth call runs, the one that verifies a stored session included. */
export function BusyOverlay() {
  const busy = useSession((state) => state.busyCalls > 0 || state.status === 'restoring');
  if (!busy) return null;
  return (
    <chakra.div
      role="status"
      data-covers-page=""
      position="fixed"
      inset="0"
      zIndex="overlay"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="4"
      bg="rgb(7 12 24 / 0.72)"
      color="onDeep"
      animation="fade 160ms ease-out"
    >
      <chakra.span animation="flip 1.4s ease-in-out infinite">
        <Coin size={56} />
      </chakra.span>
      <chakra.span fontWeight="semibold">Loading...</chakra.span>
    </chakra.div>
  );
}

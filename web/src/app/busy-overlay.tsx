import { useSession } from '../shared/state/session.ts';
import { chakra } from '../shared/style/chakra.tsx';
import { Coin } from '../shared/ui/pictures/logo.tsx';

const Cover = chakra('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '4',
    bg: 'rgb(7 12 24 / 0.72)',
    color: 'onDeep',
  },
  variants: { fadesIn: { true: { animation: 'fade 160ms ease-out' }, false: {} } },
});

/** Covers the page with "Loading..." while an auth call runs, the one that verifies a stored session included. */
export function BusyOverlay() {
  const restoring = useSession((state) => state.status === 'restoring');
  const busy = useSession((state) => state.busyCalls > 0);
  // The page was covered before the app started.
  return restoring || busy ? <LoadingCover fadesIn={!restoring} /> : null;
}

/** The cover itself; `fadesIn` unless it takes the place of one that looks the same. */
export function LoadingCover({ fadesIn = false }: { fadesIn?: boolean }) {
  return (
    <Cover role="status" data-covers-page="" fadesIn={fadesIn}>
      <chakra.span animation="flip 1.4s ease-in-out infinite">
        <Coin size={56} />
      </chakra.span>
      <chakra.span fontWeight="semibold">Loading...</chakra.span>
    </Cover>
  );
}

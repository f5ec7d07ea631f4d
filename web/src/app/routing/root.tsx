import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { AskBeforeLeaving } from '../guards/ask-before-leaving.tsx';
import { chakra } from '../../shared/style/chakra.tsx';

/** Around every screen: what belongs to going from one to the next. */
export function Root() {
  return (
    <>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <NavigationProgress />
      <AskBeforeLeaving />
      <ScrollRestoration />
    </>
  );
}

const Line = chakra('div', {
  base: {
    position: 'fixed',
    top: '0',
    insetInline: '0',
    height: '3px',
    bg: 'accent',
    zIndex: 'toast',
    pointerEvents: 'none',
    transformOrigin: 'left',
    animation: 'advance 8s cubic-bezier(0.1, 0.8, 0.2, 1) both',
  },
});

/** A line along the top edge while the next screen is on its way. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Line role="progressbar" aria-label="Loading..." />;
}

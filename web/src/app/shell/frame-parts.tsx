import { chakra } from '../../shared/style/chakra.tsx';

export const FrameRow = chakra('div', { base: { display: 'flex', minHeight: '100dvh', alignItems: 'stretch' } });

/** Everything beside the sidebar. */
export const FrameColumn = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    // A screen that fills the window scrolls in itself; only a very low window scrolls all of it.
    '&:has([data-fills-window])': { height: 'max(100dvh, 26rem)' },
  },
});

/** The sidebar of desktops: 64 units wide, or 16 when collapsed. */
export const SideFrame = chakra('aside', {
  base: {
    // By the window's width, too, which styles know before the next render does.
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    flexShrink: '0',
    bg: 'deep',
    borderRightWidth: '1px',
    borderColor: 'deepLine',
    transition: 'width 180ms ease-out',
  },
  variants: { collapsed: { true: { width: '16' }, false: { width: '64' } } },
});

export const SideHead = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingX: '2',
    paddingY: '3',
    color: 'onDeep',
  },
  variants: { collapsed: { true: { flexDirection: 'column' }, false: { flexDirection: 'row' } } },
});

/** The bar of phones. */
export const TopFrame = chakra('header', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    gap: '2',
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    bg: 'deep',
    color: 'onDeep',
    paddingX: '2',
    paddingY: '1.5',
    // A screen with a header of its own, which leads back, has that in this place.
    'html:has([data-phone-head]) &': { display: 'none' },
  },
});

/** The place of a screen. */
export const Main = chakra('main', {
  base: {
    flex: '1',
    // The footer starts below the fold, so that nothing jumps when a screen takes the place of its skeleton.
    minHeight: { base: 'calc(100dvh - 3.5rem)', md: '100dvh' },
    width: 'full',
    maxWidth: 'page',
    marginX: 'auto',
    paddingX: { base: '4', md: '8' },
    paddingY: { base: '6', md: '10' },
    outline: 'none',
    // A store has a look of its own, which goes from edge to edge; what is in it keeps the width of a page.
    '&:has(> [data-store-theme])': { maxWidth: 'none' },
    '&:has([data-fills-window])': {
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: { base: '0', md: '0' },
      maxWidth: 'none',
      padding: '0',
    },
  },
});

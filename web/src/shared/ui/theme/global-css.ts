/** Styles of every page: paper, type, focus, selection, reduced motion. */
export const globalCss = {
  html: {
    bg: 'canvas',
    color: 'text',
    fontFamily: 'body',
    lineHeight: 'body',
    // The display type's own figures hang below the line; money and counts must stand on it.
    fontVariantNumeric: 'lining-nums',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.line',
    WebkitFontSmoothing: 'antialiased',
    textSizeAdjust: '100%',
    scrollPaddingTop: '5rem',
    // Height of the tab bar of phones, for everything else that sticks to the lower edge.
    '--covered-below': '0px',
    scrollPaddingBottom: 'var(--covered-below)',
  },
  '@media (max-width: 767.98px) and (min-height: 30rem)': {
    'html:has([data-tab-bar]):not(:has([data-phone-bar]))': {
      '--covered-below': 'calc({sizes.tabBar} + env(safe-area-inset-bottom))',
    },
  },
  '@media (max-width: 767.98px)': {
    // Elements that are scrolled to stop above the bar at the foot of a screen; the bar itself is in sight where it is.
    'html:has([data-phone-bar]) main :is(a, button, input, select, textarea, summary, label, legend, p):not([data-phone-bar] *)':
      { scrollMarginBottom: '5rem' },
  },
  body: { position: 'relative', bg: 'canvas', minHeight: '100dvh', overflowWrap: 'anywhere' },
  'h1, h2, h3': { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: 'tight', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  'ul.bulleted': { listStyleType: 'disc', paddingLeft: '5', '& > li::marker': { color: 'goldText' } },
  'ol.numbered': { listStyleType: 'decimal', paddingLeft: '5', '& > li::marker': { color: 'goldText' } },
  '::placeholder': { color: 'muted' },
  'input:placeholder-shown': { textOverflow: 'ellipsis' },
  '::selection': { bg: 'accent', color: 'onAccent' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationDelay: '0s !important',
      animationIterationCount: '1 !important',
      // With any duration at all, however short, every inherited colour would change a frame after its parent's.
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
};

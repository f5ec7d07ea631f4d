import type { SystemConfig } from '@chakra-ui/react/styled-system';
import { breakpoints, keyframes, semanticTokens, tokens } from './tokens.ts';

const TABULAR = 'lining-nums tabular-nums';

/** Kinds of text, as `textStyle` names them. */
const textStyles = {
  /** Heads a screen. */
  title: { value: { fontSize: { base: '2xl', md: '3xl' }, letterSpacing: 'tight' } },
  /** Beside what it explains, or below it. */
  hint: { value: { color: 'muted', fontSize: 'sm' } },
  /** Error message beside its cause. */
  error: { value: { color: 'coralText', fontSize: 'sm' } },
  /** Money and counts, with digits of one width. */
  figure: { value: { fontVariantNumeric: TABULAR } },
  /** The one figure that a screen is opened for: nothing on it is larger but its title. */
  answer: { value: { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug', fontVariantNumeric: TABULAR } },
  sectionTitle: { value: { fontSize: 'xl' } },
};

/** Selected elements, which keep their look on hover: `_hover` is for those that could be selected. */
const CHOSEN = ':has(:checked), [aria-current]:not([aria-current=false]), [aria-selected=true]';
const conditions = {
  hover: ['@media (hover: hover)', `&:is(:hover, [data-hover]):not(:disabled, [data-disabled], ${CHOSEN})`],
};

/** Tokens, conditions and text styles, without the global styles, which the build writes into every page. */
export const systemConfig = {
  conditions,
  theme: { breakpoints, keyframes, textStyles, tokens, semanticTokens },
} satisfies SystemConfig;

import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { breakpoints, keyframes, semanticTokens, tokens } from './tokens.ts';

/** Kinds of text, as `textStyle` names them. */
const textStyles = {
  /** Beside what it explains, or below it. */
  hint: { value: { color: 'muted', fontSize: 'sm' } },
  /** Error message beside its cause. */
  error: { value: { color: 'coralText', fontSize: 'sm' } },
  /** Money and counts, with digits of one width. */
  figure: { value: { fontVariantNumeric: 'lining-nums tabular-nums' } },
  sectionTitle: { value: { fontSize: 'xl' } },
};

/** Selected elements, which keep their look on hover: `_hover` is for those that could be selected. */
const CHOSEN = ':has(:checked), [aria-current]:not([aria-current=false]), [aria-selected=true]';
const conditions = {
  hover: ['@media (hover: hover)', `&:is(:hover, [data-hover]):not(:disabled, [data-disabled], ${CHOSEN})`],
};

/**
 * Chakra's style engine with Doubloon's own tokens and none of the stock theme: recipes live beside the components that
 * use them, so a page loads only what it shows.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  globalCss,
  conditions,
  theme: { breakpoints, keyframes, textStyles, tokens, semanticTokens },
});

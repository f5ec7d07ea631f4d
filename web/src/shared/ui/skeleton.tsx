import { chakra } from '../style/chakra.tsx';

/** The shape of what is about to be here; size it like the thing it stands for. */
export const Skeleton = chakra(
  'div',
  { base: { bg: 'line/60', borderRadius: 'md', minHeight: '4', animation: 'pulse 1.6s ease-in-out infinite' } },
  { defaultProps: { 'aria-hidden': true } },
);

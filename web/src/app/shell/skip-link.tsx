import { chakra } from '../../shared/style/chakra.tsx';

const Skip = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'toast',
    bg: 'accent',
    color: 'onAccent',
    fontWeight: 'semibold',
    paddingX: '4',
    paddingY: '2.5',
    borderRadius: 'md',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

/** The first stop of the Tab key: past the navigation, to the screen itself. */
export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}

import { chakra } from '../../../shared/style/chakra.tsx';

/** A key as it stands on a keyboard. */
export const Keys = chakra('kbd', {
  base: {
    display: 'inline-block',
    minWidth: '6',
    paddingX: '1.5',
    borderWidth: '1px',
    borderColor: 'currentColor',
    borderRadius: 'sm',
    fontFamily: 'inherit',
    fontSize: 'xs',
    lineHeight: '1.5',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
});

import { Link } from 'react-router-dom';
import { chakra, cva } from '../../style/chakra.tsx';

const recipe = cva({
  base: {
    color: 'seaText',
    cursor: 'pointer',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** A link inside text. */
export const TextLink = chakra(Link, recipe);

/** Button that looks like a link in text, for actions on the same screen. */
export const TextButton = chakra('button', recipe, { defaultProps: { type: 'button' } });

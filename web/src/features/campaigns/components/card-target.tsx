import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** Covers the whole card, so that all of it can be pressed and there is still one real link or button. */
const coversCard = {
  base: {
    textAlign: 'left',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' } },
  },
} as const;

export const CardLink = chakra(Link, coversCard);
export const CardButton = chakra('button', coversCard, { defaultProps: { type: 'button' } });

import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

/** A link on the deep ink around the form. */
export const AuthLink = chakra(Link, {
  base: {
    color: 'onDeepGold',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    display: 'inline-block',
    paddingY: '2.5',
  },
});

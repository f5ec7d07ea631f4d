import { Link } from 'react-router-dom';
import { chakra } from '../../../shared/style/chakra.tsx';

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

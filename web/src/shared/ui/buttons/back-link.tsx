import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { chakra, VisuallyHidden } from '../../style/chakra.tsx';

const Way = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    color: 'muted',
    fontWeight: 'medium',
    _hover: { color: 'text' },
  },
  variants: {
    short: {
      true: {
        justifyContent: 'center',
        width: 'touch',
        marginLeft: '-3',
        marginRight: '-2',
        borderRadius: 'md',
        _hover: { bg: 'sunken', color: 'text' },
      },
    },
  },
});

interface BackLinkProps {
  to: string;
  /** True before a title in the same line: the arrow is all that is seen of it. */
  short?: boolean;
  children: string;
}

/** The way back to the list a screen belongs to. */
export function BackLink({ to, short = false, children }: BackLinkProps) {
  return (
    <Way to={to} short={short} title={short ? children : undefined}>
      <ArrowLeft size={18} aria-hidden />
      {short ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </Way>
  );
}

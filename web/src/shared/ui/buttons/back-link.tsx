import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { chakra } from '../../style/chakra.tsx';

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
});

/** The way back to the list a screen belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Way to={to}>
      <ArrowLeft size={18} aria-hidden />
      {children}
    </Way>
  );
}

import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { chakra, cva, VisuallyHidden } from '../../../shared/style/chakra.tsx';

/** Covers the whole card, so that all of it can be pressed and there is still one real link or button. */
const coversCard = cva({
  base: {
    textAlign: 'left',
    // High enough for a thumb in itself, in the place of a line.
    paddingY: '0.5',
    marginY: '-0.5',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' } },
  },
});

export const CardLink = chakra(Link, coversCard);
export const CardButton = chakra('button', coversCard, { defaultProps: { type: 'button' } });

const Brief = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'touch',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'seaText',
    textUnderlineOffset: '0.2em',
    _hover: { textDecoration: 'underline' },
  },
});

/** Leads to a loot's own page from where pressing the loot does something else. */
export function BriefLink({ to, about }: { to: string; about: string }) {
  return (
    <Brief to={to}>
      View brief
      <VisuallyHidden> of {about}</VisuallyHidden>
      <ArrowRight size={16} aria-hidden />
    </Brief>
  );
}

import { ExternalLink as Icon } from 'lucide-react';
import { chakra } from '../../style/chakra.tsx';

const Anchor = chakra('a', {
  base: {
    color: 'seaText',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
    // The padding makes the link high enough for touch; the margin takes it back, so that nothing around the link moves.
    paddingY: '2.5',
    marginY: '-2.5',
    '& svg': { flexShrink: 0 },
  },
});

/** A link to another place, such as a post on its platform, in a new tab; its words are its address unless told. */
export function ExternalLink({ href, children }: { href: string; children?: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      <chakra.span truncate>{children ?? readableAddress(href)}</chakra.span>
      <Icon size={15} aria-label="(opens in a new tab)" />
    </Anchor>
  );
}

/** An address without what people leave out when they say it: `example.com/shop`. */
export const readableAddress = (href: string): string => href.replace(/^https?:\/\/(www\.)?/, '');

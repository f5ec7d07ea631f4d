import { ExternalLink as Sign } from 'lucide-react';
import { chakra } from '../../style/chakra.tsx';

/** A link to a post on its platform, in a new tab. */
export function ExternalLink({ href }: { href: string }) {
  return (
    <chakra.a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      color="seaText"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      maxWidth="full"
      // As high as a thumb without moving what is around it.
      paddingY="2.5"
      marginY="-2.5"
    >
      <chakra.span truncate>{href.replace(/^https?:\/\/(www\.)?/, '')}</chakra.span>
      <Sign size={15} aria-label="(opens in a new tab)" />
    </chakra.a>
  );
}

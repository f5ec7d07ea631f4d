import { isSpecificPost, readPostUrl } from '@doubloon/contract/links/post-url.ts';
import { asItLeads } from '@doubloon/contract/shared/values.ts';
import { chakra } from '../../style/chakra.tsx';
import { ExternalLink, readableAddress } from './external-link.tsx';

/**
 * True when an address that somebody has written may be a link: to a post on a supported platform always, to anywhere else if they are trusted. A short link is no
 * post's address, as it may lead anywhere.
 */
export const mayBeLink = (href: string, trusted: boolean): boolean => trusted || readPostUrl(href) !== undefined;

const Address = chakra('span', { base: { minWidth: '0', overflowWrap: 'anywhere' } });

interface GivenAddressProps {
  href: string;
  /** True if it is the reader's own, or if who has written it is verified. */
  trusted: boolean;
}

/** An address that somebody has written: a link, or text that says where it leads (`mayBeLink`). */
export function GivenAddress({ href, trusted }: GivenAddressProps) {
  if (mayBeLink(href, trusted)) return <ExternalLink href={href} />;
  return <Address>{readableAddress(asItLeads(href))}</Address>;
}

/** The address of a post that was delivered: also as a short link, which the server has followed to the post. */
export function DeliveredPost({ url }: { url: string }) {
  return <GivenAddress href={url} trusted={isSpecificPost(url)} />;
}

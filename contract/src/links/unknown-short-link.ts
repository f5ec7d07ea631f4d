/** Hosts of short links and redirect pages that belong to none of the platforms and may lead anywhere. */
const LEADING_ON: ReadonlySet<string> = new Set([
  ...['bit.ly', 'tinyurl.com', 'goo.gl', 'ow.ly', 'buff.ly', 'rb.gy', 'cutt.ly', 'is.gd', 'v.gd', 't.ly', 's.id'],
  ...[
    'shorturl.at',
    'lnkd.in',
    'dub.sh',
    'tiny.cc',
    'rebrand.ly',
    'bl.ink',
    'short.io',
    'dlvr.it',
    'trib.al',
    'shorturl.asia',
  ],
  ...[
    'linktr.ee',
    'linkin.bio',
    'beacons.ai',
    'bio.link',
    'lnk.bio',
    'share.google',
    'search.app',
    'g.co',
    'urlgeni.us',
  ],
  ...['l.facebook.com', 'lm.facebook.com', 'l.instagram.com', 'l.messenger.com', 'out.reddit.com', 'pin.it', 'redd.it'],
]);

/** True when a web address is a third party's short link, which does not show whose post it leads to, if any. */
export function isUnknownShortLink(url: string): boolean {
  const text = url.trim();
  if (!URL.canParse(text)) return false;
  return LEADING_ON.has(new URL(text).hostname.replace(/^www\./, ''));
}

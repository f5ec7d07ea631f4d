/** Names that would pass for the product, its staff or one of its addresses. Lower case, without dots and underscores. */
const RESERVED_USERNAMES: ReadonlySet<string> = new Set([
  ...['about', 'abuse', 'account', 'accounts', 'admin', 'administrator', 'affiliate', 'affiliates', 'anonymous', 'api'],
  ...['app', 'application', 'applications', 'auth', 'billing', 'blog', 'brand', 'brands', 'business', 'campaign'],
  ...['campaigns', 'checkout', 'contact', 'creator', 'creators', 'dashboard', 'deleted', 'deleteduser', 'developer'],
  ...['dispute', 'disputes', 'docs', 'doubloon', 'doubloons', 'doubloonapp', 'doubloonofficial', 'doubloonsupport'],
  ...['doubloonteam', 'everyone', 'faq', 'feedback', 'finance', 'guest', 'health', 'help', 'helpdesk', 'home', 'info'],
  ...['legal', 'login', 'logout', 'loot', 'lootmanagement', 'loots', 'mail', 'marketplace', 'me', 'media', 'messages'],
  ...['moderator', 'mod', 'mystore', 'news', 'nobody', 'notifications', 'null', 'official', 'owner', 'payment'],
  ...['payments', 'payout', 'payouts', 'police', 'postmaster', 'press', 'privacy', 'profile', 'refund', 'refunds'],
  ...['register', 'root', 'sales', 'security', 'settings', 'signin', 'signup', 'staff', 'static', 'status', 'store'],
  ...['stores', 'stripe', 'superuser', 'support', 'sysadmin', 'system', 'team', 'terms', 'test', 'treasure'],
  ...['treasures', 'undefined', 'user', 'username', 'users', 'verified', 'verify', 'webmaster', 'www'],
]);

/** Digits that are read as letters. */
const READ_AS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/** True when nobody may have this username, however it is written: `A.d_min` and `r00t` are taken for what they look like. */
export function isReservedUsername(username: string): boolean {
  const bare = username.toLowerCase().replaceAll(/[._]/g, '');
  const read = bare.replaceAll(/\d/g, (digit) => READ_AS[digit] ?? digit);
  return [bare, read, read.replaceAll('i', 'l')].some((name) => RESERVED_USERNAMES.has(name)) || bare === '';
}

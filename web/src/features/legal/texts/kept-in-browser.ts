interface Kept {
  /** Names of storage keys, databases, caches and cookies; a last `*` stands for anything. */
  readonly names: readonly string[];
  /** Sentence of the policy: the data kept there, and for how long. */
  readonly says: string;
}

/** Everything that the product keeps in a browser, under which names, and what the privacy policy says of it. */
export const KEPT_IN_BROWSER: readonly Kept[] = [
  {
    names: ['loot_token', 'loot_user', 'firebaseLocalStorageDb'],
    says: 'Until you sign out: your session, with your name, email, role and the address of your picture.',
  },
  {
    names: ['loot_recent'],
    says: 'Until you sign out: which loots you have last looked at, eight at most.',
  },
  {
    names: ['loot_push', 'firebase-messaging-database', 'firebase-installations-database'],
    says: 'If you have browser notifications on: until you sign out that this browser shows them, and until you remove it the address at Google under which it gets them.',
  },
  {
    names: ['doubloon-first-data'],
    says: 'For a day, or until you sign out: what the screens that you have opened show first, so that they are there at once when you come back.',
  },
  {
    names: ['loot_draft_*', 'loot_outbox', 'loot_attachments'],
    says: 'Until you close the tab: what you have typed and not sent yet, messages on their way, and which files go with them.',
  },
  {
    names: ['doubloon-begun-files', 'doubloon-begun-checkouts'],
    says: 'Until the loot is paid for or given up, until you sign out, or for 30 days: the cover and the files that you have chosen for a loot that you are describing, and which payment they belong to.',
  },
  {
    names: ['loot_referral', 'loot_verify_later', 'loot_reloaded_build', 'loot_reloaded_script'],
    says: 'Until you close the tab: the referral link that led you here, that you put off confirming your email, and that a page was loaded anew for a new version.',
  },
  {
    names: ['loot_theme', 'loot_sidebar', 'loot_push_asked'],
    says: 'Until you remove it: your choice of theme, the state of the menu, and that we have offered you browser notifications.',
  },
  {
    names: ['pages', 'assets', 'workbox-expiration'],
    says: 'Until you remove them: pages, scripts and pictures of Doubloon itself, which hold nothing about you.',
  },
  {
    names: ['__session'],
    says: 'For 180 days: a cookie by which we know that you have signed in from this browser before.',
  },
  {
    names: ['firebase-app-check-database', 'firebase-heartbeat-database', '_grecaptcha'],
    says: 'A proof that calls come from our own pages, and what Google’s services keep to make it.',
  },
];

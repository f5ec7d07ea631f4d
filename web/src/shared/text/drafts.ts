/** Confirmation before a loot's draft is discarded. */
export const discardAsks = {
  title: 'Discard this draft?',
  question:
    'Everything you have entered for this loot is deleted, on all your devices, and a payment page that is still open is closed. This cannot be undone.',
  confirm: 'Discard draft',
} as const;

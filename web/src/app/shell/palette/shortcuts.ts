/** True where the main key of shortcuts is ⌘ and not Ctrl. */
const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that open the palette, as they are called here. */
export const PALETTE_KEYS = isApple ? '⌘K' : 'Ctrl K';

/** Every shortcut of the product: its keys, what it does. */
export const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  [PALETTE_KEYS, 'Jump to a screen, loot, creator or conversation, or do something here'],
  ['?', 'Show these shortcuts'],
  ['Esc', 'Close what stands over the screen'],
  ['Enter', 'Send a message'],
  ['Shift Enter', 'Begin a new line in a message'],
  ['← →', 'Go to the picture before or after, where pictures are enlarged'],
  ['K J', 'Go to the one before or after, where applications, treasures and proofs are reviewed'],
];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns what a press of keys asks for, by itself; a key without ⌘ or Ctrl only while nobody is `typing`. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, typing: boolean) {
  if (altKey) return null;
  if (ctrlKey !== metaKey && !shiftKey && key.toLowerCase() === 'k') return 'commands';
  if (!ctrlKey && !metaKey && key === '?' && !typing) return 'shortcuts';
  return null;
}

/** True when what is pressed would be written into this element. */
export function isTypedInto(element: Element | null): boolean {
  return Boolean(element?.closest('input, textarea, select, [contenteditable=""], [contenteditable="true"]'));
}

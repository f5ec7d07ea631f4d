import { useLayoutEffect } from 'react';
import { closePalette, openCommands, openShortcuts, usePalette } from './palette-state.ts';
import { isTypedInto, shortcutOf } from './shortcuts.ts';
import type { SessionUser } from '../../../shared/state/session.ts';
import { lazyPart } from '../../../shared/ui/layout/lazy-part.tsx';

const Commands = lazyPart(async () => (await import('./commands.tsx')).Commands);
const Shortcuts = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** Listens for the keys of the palette and the list of shortcuts, and shows what was asked for; both are loaded then. */
export function Palette({ user }: { user: SessionUser }) {
  const shown = usePalette((state) => state.shown);

  // Before anything of the screen can be seen, so that no key is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, isTypedInto(document.activeElement));
      if (!shortcut) return;
      // Instead of the browser's own search.
      event.preventDefault();
      // An open dialog may have something unsent in it.
      if (document.querySelector('dialog[open]')) return;
      if (shortcut === 'commands') openCommands();
      else openShortcuts();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      closePalette();
    };
  }, []);

  if (shown === 'commands') return <Commands user={user} />;
  return shown === 'shortcuts' ? <Shortcuts /> : null;
}

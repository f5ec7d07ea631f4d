import { createContext } from 'react';

/** Where a dialog shows what must stay in sight; null outside of dialogs and before the dialog is drawn. In a file of its own: every visit loads dialogs, but not their footers. */
export const DialogFooterPlace = createContext<HTMLElement | null>(null);

/**
 * Opens an address that has to be asked for first in a new tab, which knows nothing of this one; in this one where the browser opens none. Called by
 * a press.
 */
export async function openInNewTab(ask: () => Promise<string>): Promise<void> {
  // Now, while the press still counts: after the answer no browser would open it.
  const tab = window.open('', '_blank');
  try {
    const url = await ask();
    if (!tab) return window.location.assign(url);
    // Like `rel="noopener"`, which a tab that is opened before its address is known cannot have.
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

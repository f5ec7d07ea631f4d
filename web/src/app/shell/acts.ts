/** The path that the address named when somebody last pressed a key or a pointer. */
let actedAt: string | undefined;

const note = () => (actedAt = window.location.pathname);

/** Notes at which address somebody acts, until the returned function is called. */
export function followActs(): () => void {
  addEventListener('keydown', note, true);
  addEventListener('pointerdown', note, true);
  return () => {
    removeEventListener('keydown', note, true);
    removeEventListener('pointerdown', note, true);
  };
}

/** Whether somebody has gone on since the address became `pathname`, and something has the focus that can be lost. */
export function hasActedAt(pathname: string): boolean {
  return actedAt === pathname && document.activeElement !== document.body;
}

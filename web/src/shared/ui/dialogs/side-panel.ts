/** The look of a dialog as high as the window, at its edge. */
export const sidePanel = {
  height: '100dvh',
  maxHeight: '100dvh',
  margin: '0',
  padding: '0',
  border: 'none',
  boxShadow: 'lifted',
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: 'rgb(7 12 24 / 0.62)' },
} as const;

import { fireEvent } from '@testing-library/react';

/** Events that nobody makes by pressing or typing, or that user-event does not know. */
export const emit = {
  // A picture or video tells how it goes; happy-dom loads none.
  error: fireEvent.error,
  load: fireEvent.load,
  loadedData: fireEvent.loadedData,
  suspend: fireEvent.suspend,
  play: fireEvent.play,
  /** The browser's own wish to close a dialog, or to choose no file. */
  cancel: (element: Element, init?: EventInit) => fireEvent(element, new Event('cancel', init)),
  /** A key while a word is composed, as in Chinese. */
  composingKey: (element: Element, key: string) => fireEvent.keyDown(element, { key, isComposing: true }),
  // Nothing has a size in happy-dom, so nothing can be scrolled there.
  scroll: fireEvent.scroll,
  /** A window that was made larger or smaller. */
  resize: () => fireEvent(window, new Event('resize')),
  // user-event knows fingers as pointers only.
  touchStart: fireEvent.touchStart,
  touchEnd: fireEvent.touchEnd,
};

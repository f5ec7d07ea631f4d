import { act } from '@testing-library/react';

/** Shows the page again as a browser does that kept it while its person was on another site. */
export function comeBack(): void {
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

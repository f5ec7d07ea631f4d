import { afterEach, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

/** Keeps what is handed to the browser as a file, by its name and its text, in a list that is returned empty. */
export function keepFiles(): { name: string; text: Promise<string> }[] {
  const kept: { name: string; text: Promise<string> }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    content = given as Blob;
    return 'blob:here';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    kept.push({ name: this.download, text: content.text() });
  });
  return kept;
}

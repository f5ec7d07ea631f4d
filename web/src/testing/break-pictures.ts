import { onTestFinished, vi } from 'vitest';

/** Lets no picture be opened, as a browser does with files that are none, until the test is over or the answer is called. */
export function breakPictures(): () => void {
  const decode = vi
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockRejectedValue(new DOMException('The source image cannot be decoded', 'EncodingError'));
  const unbreak = () => decode.mockRestore();
  onTestFinished(unbreak);
  return unbreak;
}

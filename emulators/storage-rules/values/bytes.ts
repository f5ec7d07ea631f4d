import type { MethodsOf } from './method.ts';
import { int, string } from './value.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Bytes: hexadecimal in capitals, base64url with padding (RFC 4648, 5). */
export const bytesMethods: MethodsOf<'bytes'> = {
  size: (self) => int(self.value.length),
  toHexString: (self) => string(Buffer.from(self.value).toString('hex').toUpperCase()),
  toBase64: (self) => string(Buffer.from(self.value).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
};

import { z } from 'zod';

const MAX_LENGTH = 2000;

/** An address that people are led to: of a named host, without a user name or password, which would say it is another one. */
export function webAddress({ protocol, error }: { protocol: RegExp; error?: string }) {
  return z
    .url({ protocol, hostname: z.regexes.domain, ...(error && { error }) })
    .max(MAX_LENGTH)
    .refine((text) => {
      if (!URL.canParse(text)) return true;
      const { username, password } = new URL(text);
      return username === '' && password === '';
    }, 'Leave user name and password out of the address');
}

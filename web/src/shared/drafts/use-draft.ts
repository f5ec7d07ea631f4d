import { useMemo } from 'react';
import type { z } from 'zod';
import { useKeptText } from './use-kept-text.ts';

/** Draft of a partly filled-in form. */
export interface Draft<Value> {
  /** Draft found when the form was opened: null when there is none or it cannot be read, undefined while loading. */
  found: Value | null | undefined;
  /** Keeps it: in this tab at once, at the server after a pause. */
  keep: (value: Value) => void;
  /** Sends what the server does not have yet, before the page is left; settles when that is over, failed or not. */
  flush: () => Promise<void>;
  /** Forgets it everywhere; with `isIt`, what the server keeps only when that can be read and is still it. */
  discard: (isIt?: (value: Value) => boolean) => void;
}

/** Draft of `uid` under `key`, parsed with `schema`; with `inTab`, stored in this tab only. */
export function useDraft<Value>(
  uid: string,
  key: string,
  schema: z.ZodType<Value>,
  { inTab = false }: { inTab?: boolean } = {},
): Draft<Value> {
  const { found: text, keep, flush, discard } = useKeptText(uid, key, inTab);
  return useMemo(
    () => ({
      found: text === undefined ? undefined : valueOf(schema, text),
      keep: (value) => keep(JSON.stringify(value)),
      flush,
      discard: (isIt) =>
        discard(
          isIt &&
            ((kept) => {
              const value = valueOf(schema, kept);
              return value === null || isIt(value);
            }),
        ),
    }),
    [text, schema, keep, flush, discard],
  );
}

function valueOf<Value>(schema: z.ZodType<Value>, text: string | null): Value | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

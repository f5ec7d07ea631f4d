import type { z } from 'zod';

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly in?: z.ZodType;
}

/**
 * Returns the paths of all fields that a stored document of this schema has to have because nothing stands in for them: `id`, `counts.views`, `images[].id`. A
 * field of a part is required where that part is stored.
 */
export function requiredFields(schema: z.ZodType, path = ''): string[] {
  const def = schema._zod.def as unknown as Def;
  const within = (inner: z.ZodType, suffix: string) => requiredFields(inner, `${path}${suffix}`);
  if (def.shape) {
    return Object.entries(def.shape).flatMap(([name, inner]) => {
      const at = path === '' ? name : `${path}.${name}`;
      return [...(inner.safeParse(undefined).success ? [] : [at]), ...requiredFields(inner, at)];
    });
  }
  const parts = [
    ...(def.innerType ? within(def.innerType, '') : []),
    ...(def.element ? within(def.element, '[]') : []),
    ...(def.valueType ? within(def.valueType, '.*') : []),
    ...(def.items ?? []).flatMap((item) => within(item, '[]')),
    ...(def.options ?? []).flatMap((option) => within(option, '')),
    ...(def.in ? within(def.in, '') : []),
  ];
  return [...new Set(parts)];
}

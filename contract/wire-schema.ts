import { z } from 'zod';
import { WIRE_SHAPES } from './src/shared/values.ts';

/** The JSON Schema of a codec's wire side. */
export function wireJsonSchema(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const shape = WIRE_SHAPES.get(zodSchema);
      if (!shape) return;
      const { $schema: _dialect, ...described } = wireJsonSchema(shape);
      Object.assign(jsonSchema, described);
    },
  });
}

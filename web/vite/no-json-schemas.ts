import type { Plugin } from 'vite';

const PROCESSORS = /^ *inst\._zod\.processJSONSchema = .*;\n/gm;
const METHODS = 'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";';

/** Leaves out of the client what makes JSON Schemas of zod's: only the API's documentation needs it. */
export function noJsonSchemas(): Plugin {
  return {
    name: 'doubloon:no-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler: (code) => ({ code: withoutJsonSchemas(code), map: null }),
    },
  };
}

/** Returns the code of zod's module without it. Throws when that is not the one known here. */
export function withoutJsonSchemas(code: string): string {
  const left = code
    .replaceAll(PROCESSORS, '')
    .replace(
      METHODS,
      'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => () => undefined;',
    );
  if (/processJSONSchema|to-json-schema/.test(left)) throw new Error('Zod makes JSON Schemas in a way unknown here');
  return left;
}

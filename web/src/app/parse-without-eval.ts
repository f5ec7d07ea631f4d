import type { $ZodConfig } from 'zod/v4/core';

// zod compiles its parsers with `new Function` where it may. The pages' policy forbids that, and even the attempt to find out is
// a breach of it. This is where zod looks for its settings when it loads (its `core.js`); calling its `config()` would bring zod
// into the first page's code.
(globalThis as { __zod_globalConfig?: $ZodConfig }).__zod_globalConfig = { jitless: true };

export {};

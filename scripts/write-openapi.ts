import { writeFileSync } from 'node:fs';
import { buildOpenApiDocument } from '../contract/openapi.ts';
import { listOperations } from '../contract/operation-list.ts';

writeFileSync(new URL('../contract/openapi.json', import.meta.url), JSON.stringify(buildOpenApiDocument(), null, 2));
writeFileSync(new URL('../contract/operations.txt', import.meta.url), listOperations());

import { writeFileSync } from 'node:fs';
import { buildOpenApiDocument } from '../contract/openapi.ts';

const target = new URL('../contract/openapi.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(buildOpenApiDocument(), null, 2)}\n`);

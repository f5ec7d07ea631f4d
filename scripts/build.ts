import { buildAll } from './building/build-all.ts';

await buildAll();

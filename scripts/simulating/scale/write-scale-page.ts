import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../emulators/suite/start-suite.ts';
import { scalePage } from './scale-page.ts';

writeFileSync(join(ROOT, 'docs', 'scale.md'), scalePage());

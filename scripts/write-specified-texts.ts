import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import formatting from '../.oxfmtrc.json' with { type: 'json' };
import { quotedTexts } from './specified/quoted-texts.ts';

/** Writes the list of every text that the specifications quote. `npm run specified-texts -- FILE FILE`, in the order of the documents. */
const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name the documents: npm run specified-texts -- FILE FILE');

const target = join(import.meta.dirname, '..', 'tests', 'e2e', 'specified', 'texts.json');
const texts = files.flatMap((file) =>
  quotedTexts((/^\d+/.exec(basename(file)) ?? [basename(file)])[0], readFileSync(file, 'utf8')),
);
// Words that both documents contain are one text of the product.
const once = [...new Map(texts.toReversed().map((each) => [each.text, each])).values()].toReversed();
const { code } = await format(target, JSON.stringify(once), formatting as FormatConfig);
writeFileSync(target, code);
console.log(`${once.length} texts in ${target}`);

import { expect, it } from 'vitest';
import { quotedTexts } from './quoted-texts.ts';

const textsOf = (content: string) => quotedTexts('a', content).map(({ text }) => text);

it('finds texts in double and in single quotes', () => {
  expect(textsOf(`Shows "No loots" or 'Not Found'.`)).toEqual(['No loots', 'Not Found']);
});

it('takes an apostrophe for a part of the text', () => {
  expect(textsOf(`The owner's page says 'The creator you're looking for doesn't exist.' to others'`)).toEqual([
    `The creator you're looking for doesn't exist.`,
  ]);
});

it('finds texts in brackets, after slashes and at the ends of lines', () => {
  expect(textsOf(`('Ends today'; 'Ends tomorrow')/'Later'\n'Last'`)).toEqual([
    'Ends today',
    'Ends tomorrow',
    'Later',
    'Last',
  ]);
});

it('names each text once, with the line where it stands first', () => {
  expect(quotedTexts('b', 'One\n"two"\n"two" and "three"')).toEqual([
    { text: 'two', document: 'b', line: 2 },
    { text: 'three', document: 'b', line: 3 },
  ]);
});

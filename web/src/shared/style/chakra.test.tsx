import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chakra, cva } from './chakra.tsx';

// Classes without rules are looked for in the tests of components; here any class will do.
vi.mock(import('../../../styled-system/css/index.js'), async () => {
  const { css } = await import('../../../styled-system/css/css.js');
  return { css };
});

const recipe = cva({
  base: { display: 'flex', gap: '2', color: 'text', _hover: { color: 'goldText' } },
  variants: {
    look: { gold: { bg: 'accent', color: 'onAccent' }, quiet: { bg: 'transparent' } },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { look: 'gold' },
  compoundVariants: [{ look: 'quiet', wide: true, css: { textAlign: 'center' } }],
});

const rendered = (element: ReactElement) =>
  render(<MemoryRouter>{element}</MemoryRouter>).container.querySelector('[data-it]') as Element;
const classFrom = (element: ReactElement) => rendered(element).className;

afterEach(cleanup);

const Button = chakra('button', recipe);
const Roomy = chakra('div', { base: { padding: { base: '4', md: '6' } } });
const Wider = chakra(Button, { base: { gap: '4' } });

describe('an element with styles', () => {
  it.each<[string, ReactElement, string]>([
    [
      'tokens and shorthands',
      <chakra.p data-it color="muted" bg="goldWash/60" paddingX="4" />,
      'c_muted bg_goldWash/60 px_4',
    ],
    ['breakpoints', <chakra.div data-it display={{ base: 'none', md: 'flex' }} />, 'd_none md:d_flex'],
    [
      'conditions',
      <chakra.a data-it _dark={{ bg: 'sunken', _disabled: { opacity: 0.6 } }} />,
      'dark:bg_sunken dark:disabled:op_0.6',
    ],
    ['selectors', <chakra.div data-it css={{ '& svg': { width: '4' } }} />, '[&_svg]:w_4'],
    ['text styles', <chakra.p data-it textStyle="hint" marginTop="1" />, 'textStyle_hint mt_1'],
    [
      'several styles at once',
      <chakra.div data-it css={[{ color: 'muted', gap: '1' }, { gap: '2' }]} gap="3" />,
      'c_muted gap_3',
    ],
    ['a recipe', <Button data-it />, 'd_flex gap_2 c_onAccent hover:c_goldText bg_accent'],
    ['variants', <Button data-it look="quiet" />, 'd_flex gap_2 c_text hover:c_goldText bg_transparent'],
    [
      'variants that go together',
      <Button data-it look="quiet" wide />,
      'd_flex gap_2 c_text hover:c_goldText bg_transparent w_full ta_center',
    ],
    [
      'style props over a recipe',
      <Button data-it color="muted" display="grid" />,
      'd_grid gap_2 c_muted hover:c_goldText bg_accent',
    ],
    ['one value over those for widths', <Roomy data-it padding="5" />, 'p_5'],
    ['a value for a width over those for others', <Roomy data-it padding={{ lg: '8' }} />, 'p_4 md:p_6 lg:p_8'],
    ['values for all widths over those for some', <Roomy data-it padding={{ base: '2', lg: '8' }} />, 'p_2 lg:p_8'],
    [
      'a value for a width over one for all',
      <Button data-it gap={{ md: '4' }} />,
      'd_flex gap_2 md:gap_4 c_onAccent hover:c_goldText bg_accent',
    ],
    ['a recipe over a recipe', <Wider data-it look="quiet" />, 'd_flex gap_4 c_text hover:c_goldText bg_transparent'],
    [
      'a variant that is not chosen',
      <Button data-it look={undefined} color={undefined} />,
      'd_flex gap_2 c_onAccent hover:c_goldText bg_accent',
    ],
  ])('has a class for each of its styles: %s', (_name, element, classes) => {
    expect(classFrom(element)).toBe(classes);
  });

  it('keeps the attributes of a shape that have the names of styles', () => {
    const shape = rendered(
      <svg>
        <chakra.circle data-it cx="4" r="2" color="seaText" />
      </svg>,
    );
    expect(shape.outerHTML).toBe('<circle data-it="true" cx="4" r="2" class="c_seaText"></circle>');
  });

  it('has the default of a variant that is not chosen, whatever was chosen before', () => {
    const Other = chakra('button', recipe);
    expect(classFrom(<Other data-it look="quiet" />)).toContain('bg_transparent');
    cleanup();
    expect(classFrom(<Other data-it look={undefined} />)).toContain('bg_accent');
  });

  it('has no class without styles', () => {
    render(<chakra.p>Plain</chakra.p>);
    expect(screen.getByText('Plain')).not.toHaveAttribute('class');
  });
});

describe('what is no style', () => {
  it('reaches the element: attributes, events, its ref and classes of others', () => {
    const ref = vi.fn<(element: Element | null) => void>();
    const onClick = vi.fn<() => void>();
    const element = rendered(
      <chakra.button data-it ref={ref} onClick={onClick} className="bulleted" aria-label="Go" gap="1" />,
    );
    (element as HTMLElement).click();
    expect(ref).toHaveBeenCalledWith(element);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(element.outerHTML).toMatch(/^<button data-it="true" aria-label="Go" class="gap_1 bulleted"><\/button>$/);
  });

  it('stays as it is where only others’ classes are given', () => {
    expect(rendered(<chakra.ul data-it className="bulleted" />).outerHTML).toBe(
      '<ul data-it="true" class="bulleted"></ul>',
    );
  });

  it('takes the defaults of the component unless it is given', () => {
    const Quiet = chakra('button', recipe, { defaultProps: { type: 'button', look: 'quiet' } });
    const [standard, unset, sending] = [
      rendered(<Quiet data-it />),
      rendered(<Quiet data-it type={undefined} look={undefined} />),
      rendered(<Quiet data-it type="submit" />),
    ];
    expect([standard, unset, sending].map((button) => button.getAttribute('type'))).toEqual([
      'button',
      'button',
      'submit',
    ]);
    expect(unset.className).toBe(classFrom(<Button data-it look="quiet" />));
  });

  it('is given on where the compiler knows a style of that name and Chakra does not', () => {
    expect(rendered(<chakra.ol data-it start={4} />).outerHTML).toBe('<ol data-it="true" start="4"></ol>');
  });

  it('may be another element or a component', () => {
    const Way = chakra(Link, recipe);
    expect(rendered(<chakra.p data-it as="h2" color="muted" />).tagName).toBe('H2');
    expect(rendered(<Way data-it to="/there" wide />).outerHTML).toMatch(
      /^<a data-it="true" class="[^"]+" href="\/there"/,
    );
  });
});
